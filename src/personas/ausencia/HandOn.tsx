import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#domain/common/permisos';
import { type Ausencia, porEntregarEnPalabras } from '#domain/personas/ausencias';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import type { AbsenceWorks, Absent } from './works.ts';

/** The open cases of who is away, and who stands in. */
interface Handing {
  readonly suplente: NonNullable<Ausencia['suplente']>;
  readonly total: number;
  readonly entregables: number;
}

/** What is known of the cases that a person who is away could hand on. */
interface HandingRead {
  /** Null where nobody stands in, before it is known, and for who may not hand them on. */
  readonly handing: Handing | null;
  /** Why they could not be read; null where they could, or nobody asked. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The cases that a person who is away could hand on. */
export function useHanding({ numiden, isOwn }: Absent, ausencia: Ausencia | null): HandingRead {
  const { permisos } = usePerson();
  const mayHandOn = hasPermission(permisos, [isOwn ? 'actualizarCaso' : 'editarUsuarios']);
  const isAsked = mayHandOn && ausencia !== null && ausencia.suplente !== null;
  const { data, error, refetch } = useQuery({ ...query('casosPorEntregar', { ruta: { numiden } }), enabled: isAsked });
  const suplente = data?.suplente ?? null;
  const isKnown = isAsked && data !== undefined && suplente !== null && suplente.numiden === ausencia.suplente?.numiden;
  return {
    handing: isKnown ? { ...data, suplente } : null,
    failure: isAsked && data === undefined && error !== null ? error.texto : null,
    retry: () => void refetch(),
  };
}

interface Props {
  readonly record: LiveRecord<AbsenceWorks>;
  readonly handing: Handing;
  readonly isOwn: boolean;
}

/** Asks before the open cases of who is away go to who stands in. */
export function HandOnQuestion({ record, handing, isOwn }: Props) {
  const { suplente, total, entregables } = handing;
  const stay = total - entregables;
  return (
    <QuestionWindow
      page={unwatched(record)}
      name="entregar"
      title={porEntregarEnPalabras(handing, suplente.nombre)}
      values={{ suplente: suplente.numiden }}
    >
      <p>
        {isOwn ? 'Sus casos abiertos' : 'Los casos abiertos de esta persona'} quedan a cargo de {suplente.nombre}, que
        recibe una novedad. No vuelven solos: al regreso se asignan de nuevo.
      </p>
      {stay > 0 && (
        <p>
          {stay === 1 ? 'Un caso se queda' : `${stay} casos se quedan`}: {suplente.nombre} no{' '}
          {stay === 1 ? 'lo' : 'los'} vería.
        </p>
      )}
    </QuestionWindow>
  );
}
