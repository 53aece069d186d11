import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Aviso, AvisosRef, TipoAviso } from '#machines/avisos.machine';
import { aviso as aspecto } from '../theme/recipes/aviso.ts';
import { useCapaSuperior } from '../ui/capas.ts';
import { SOLO_VOZ } from '../ui/estilos.ts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons.tsx';
import { AVISOS } from './estilos.ts';

const TIPOS = {
  error: { nombre: 'Error', icono: <ErrorIcon /> },
  info: { nombre: 'Información', icono: <InfoIcon /> },
  success: { nombre: 'Éxito', icono: <SuccessIcon /> },
  warning: { nombre: 'Advertencia', icono: <WarningIcon /> },
} as const satisfies Record<TipoAviso, { nombre: string; icono: ReactNode }>;

const Tarjeta = ({ aviso, avisos }: { readonly aviso: Aviso; readonly avisos: AvisosRef }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: reading it stops its clock; its control is the button inside.
  <div
    className={aspecto({ tipo: aviso.tipo })}
    data-aviso={aviso.tipo}
    onPointerMove={() => avisos.send({ type: 'detener' })}
    onPointerLeave={() => avisos.send({ type: 'reanudar' })}
    onFocus={() => avisos.send({ type: 'detener' })}
    onBlur={() => avisos.send({ type: 'reanudar' })}
  >
    {TIPOS[aviso.tipo].icono}
    <span>
      <span className={SOLO_VOZ}>{TIPOS[aviso.tipo].nombre}: </span>
      {aviso.texto}
    </span>
    <button type="button" aria-label="Cerrar aviso" onClick={() => avisos.send({ type: 'cerrarAviso' })}>
      <CloseIcon />
    </button>
  </div>
);

/** The alerts at the bottom centre, one at a time. Errors and warnings interrupt a screen reader, the others wait. */
export const Avisos = ({ avisos }: { readonly avisos: AvisosRef }) => {
  const aviso = useSelector(avisos, (estado) => estado.context.actual);
  const capa = useCapaSuperior();
  const urge = aviso?.tipo === 'error' || aviso?.tipo === 'warning';
  const tarjeta = aviso && <Tarjeta key={aviso.id} aviso={aviso} avisos={avisos} />;
  return createPortal(
    <div className={AVISOS} data-avisos="">
      <div role="status">{!urge && tarjeta}</div>
      <div role="alert">{urge && tarjeta}</div>
    </div>,
    capa ?? document.body,
  );
};
