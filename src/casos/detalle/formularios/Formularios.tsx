import { useSelector } from '@xstate/react';
import { formularioAbierto } from '../../../app/connect/caso.ts';
import { usePagina } from '../contexto.ts';
import { FormularioCierre, FormularioResolucion, FormularioSolicitud } from './DeTexto.tsx';
import { FormularioEscalar } from './Escalar.tsx';

/** The form that is open over the page, if any. */
export const Formularios = () => {
  const abierto = useSelector(usePagina().caso, formularioAbierto);
  if (abierto === 'escalamiento') return <FormularioEscalar />;
  if (abierto === 'solicitud') return <FormularioSolicitud />;
  if (abierto === 'resolucion') return <FormularioResolucion />;
  return abierto === 'cierre' ? <FormularioCierre /> : null;
};
