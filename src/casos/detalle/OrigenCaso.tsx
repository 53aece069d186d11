import { Link, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Caso } from '#domain/casos';
import { TIPOS_PARAMETRO } from '#domain/operaciones';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import { operacionDe } from './aspectoCaso.ts';
import { Dato } from './Tarjeta.tsx';

/** From which operation, or by which search, the case was opened. */
export const OrigenCaso = ({ parametros }: { readonly parametros: Caso['parametrosBusqueda'] }) => {
  const { sesion } = useRouteContext({ from: '__root__' });
  const puedeValidar = useSelector(sesion, ({ context }) =>
    tienePermiso(context.sesion?.permisos ?? [], GRUPOS.operaciones),
  );
  const operacion = operacionDe(parametros);
  const texto = parametros.map(({ tipo, valor }) => `${TIPOS_PARAMETRO[tipo]} ${valor}`).join(' · ');
  if (texto === '') return null;
  return (
    <Dato nombre="Operación de origen">
      {operacion !== null && puedeValidar ? (
        <Link to="/valida-operacion" search={operacion}>
          {texto}
        </Link>
      ) : (
        texto
      )}
    </Dato>
  );
};
