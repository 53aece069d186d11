import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Aviso, AvisosRef, TipoAviso } from '#machines/avisos.machine';
import { aviso as receta } from '../theme/recipes/aviso.ts';
import { system } from '../theme/system.ts';
import { useCapaSuperior } from '../ui/capas.ts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons.tsx';

const estilo = system.cva(receta);

const REGION = defineStyle({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 0 1.25rem',
  display: 'grid',
  justifyItems: 'center',
  px: 4,
  pointerEvents: 'none',
});

const TIPOS = {
  error: { nombre: 'Error', icono: <ErrorIcon /> },
  info: { nombre: 'Información', icono: <InfoIcon /> },
  success: { nombre: 'Éxito', icono: <SuccessIcon /> },
  warning: { nombre: 'Advertencia', icono: <WarningIcon /> },
} as const satisfies Record<TipoAviso, { nombre: string; icono: ReactNode }>;

const Tarjeta = ({ aviso, avisos }: { readonly aviso: Aviso; readonly avisos: AvisosRef }) => (
  <chakra.div
    css={estilo({ tipo: aviso.tipo })}
    data-aviso={aviso.tipo}
    onPointerMove={() => avisos.send({ type: 'detener' })}
    onPointerLeave={() => avisos.send({ type: 'reanudar' })}
    onFocus={() => avisos.send({ type: 'detener' })}
    onBlur={() => avisos.send({ type: 'reanudar' })}
  >
    {TIPOS[aviso.tipo].icono}
    <span>
      <chakra.span srOnly>{TIPOS[aviso.tipo].nombre}: </chakra.span>
      {aviso.texto}
    </span>
    <button type="button" aria-label="Cerrar aviso" onClick={() => avisos.send({ type: 'cerrarAviso' })}>
      <CloseIcon />
    </button>
  </chakra.div>
);

/** The alerts at the bottom centre, one at a time. Errors and warnings interrupt a screen reader, the others wait. */
export const Avisos = ({ avisos }: { readonly avisos: AvisosRef }) => {
  const aviso = useSelector(avisos, (estado) => estado.context.actual);
  const capa = useCapaSuperior();
  const urge = aviso?.tipo === 'error' || aviso?.tipo === 'warning';
  const tarjeta = aviso && <Tarjeta key={aviso.id} aviso={aviso} avisos={avisos} />;
  return createPortal(
    <chakra.div css={REGION} data-avisos="">
      <div role="status">{!urge && tarjeta}</div>
      <div role="alert">{urge && tarjeta}</div>
    </chakra.div>,
    capa ?? document.body,
  );
};
