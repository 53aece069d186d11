import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { formularioAbierto } from '../../../app/connect/caso.ts';
import { usePagina } from '../contexto.ts';
import { recuperarFoco } from '../foco.ts';
import { FormularioCierre, FormularioResolucion, FormularioSolicitud } from './DeTexto.tsx';
import { FormularioEscalar } from './Escalar.tsx';

/** The form that is open over the page, if any. */
export const Formularios = () => {
  const abierto = useSelector(usePagina().caso, formularioAbierto);
  // The dialog gives the focus back to the button that opened it, unless the button went meanwhile.
  useEffect(() => (abierto === null ? undefined : () => recuperarFoco()), [abierto]);
  if (abierto === 'escalamiento') return <FormularioEscalar />;
  if (abierto === 'solicitud') return <FormularioSolicitud />;
  if (abierto === 'resolucion') return <FormularioResolucion />;
  return abierto === 'cierre' ? <FormularioCierre /> : null;
};
