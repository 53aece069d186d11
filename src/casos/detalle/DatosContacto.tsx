import type { Caso } from '#domain/casos';
import { Dato } from './Tarjeta.tsx';

/** How to reach the customer about this case; what was not given is left out. */
export const DatosContacto = ({
  contacto: { email, telefono, celular },
}: {
  readonly contacto: Caso['datosContacto'];
}) => (
  <>
    {email !== null && (
      <Dato nombre="Correo">
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
      </Dato>
    )}
    {telefono !== null && (
      <Dato nombre="Número telefónico">
        <a href={`tel:${telefono}`}>{telefono}</a>
      </Dato>
    )}
    {celular !== null && (
      <Dato nombre="Número celular">
        <a href={`tel:${celular}`}>{celular}</a>
      </Dato>
    )}
  </>
);
