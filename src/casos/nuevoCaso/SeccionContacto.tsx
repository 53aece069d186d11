import { useSelector } from '@xstate/react';
import { LIMITES } from '#domain/constantes';
import { CampoContacto } from './campos.tsx';
import { useVentana } from './contexto.ts';
import { DE_TRES, MENSAJE } from './estilos.ts';

/** How to reach the customer about this case: at least one of three. */
export const SeccionContacto = () => (
  <section aria-labelledby="nuevo-caso-contacto">
    <h3 id="nuevo-caso-contacto">
      Datos de contacto
      <span className="nota">Al menos uno</span>
      <span aria-hidden="true">(*)</span>
    </h3>
    <AvisoContacto />
    <div className={DE_TRES}>
      <CampoContacto campo="correo" label="Correo" inputMode="email" maxLength={LIMITES.correo.max} />
      <CampoContacto campo="telefono" label="Número telefónico" inputMode="numeric" />
      <CampoContacto campo="celular" label="Número celular" inputMode="numeric" />
    </div>
  </section>
);

/** Says what the contact data lack as a whole, once the person has been in all three. */
const AvisoContacto = () => {
  const { caso } = useVentana();
  const texto = useSelector(caso, ({ context: { tocados, avisoContacto } }) =>
    tocados.includes('correo') && tocados.includes('telefono') && tocados.includes('celular') ? avisoContacto : null,
  );
  return (
    <p className={MENSAJE} role="alert" hidden={texto === null} data-corregir={texto === null ? undefined : ''}>
      {texto}
    </p>
  );
};
