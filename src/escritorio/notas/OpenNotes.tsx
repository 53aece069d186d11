import { useQuery } from '@tanstack/react-query';
import { query } from '../../data/query.ts';
import { Muted } from '../../ui/Muted.tsx';

/** How many notes of each diagram are open, to stand beside its name; nothing where none is. */
export function useOpenNotes() {
  const { data } = useQuery(query('notasPorDiagrama', {}));
  return (id: string) => {
    const open = data?.diagramas.find(({ maquina }) => maquina === id)?.abiertas ?? 0;
    if (open === 0) return null;
    return <Muted>{` · ${open === 1 ? '1 nota abierta' : `${open} notas abiertas`}`}</Muted>;
  };
}
