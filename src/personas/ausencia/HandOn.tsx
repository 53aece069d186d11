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

/** The cases that a person who is away could hand on; null where nobody stands in, before it is known, and for who may not hand them on. */
export function useHanding({ numiden, isOwn }: Absent, ausencia: Ausencia | null): Handing | null {
  const { permisos } = usePerson();
  const mayHandOn = hasPermission(permisos, [isOwn ? 'actualizarCaso' : 'editarUsuarios']);
  const { data } = useQuery({
    ...query('casosPorEntregar', { ruta: { numiden } }),
    enabled: mayHandOn && ausencia !== null && ausencia.suplente !== null,
  });
  if (!mayHandOn || data === undefined || data.suplente === null) return null;
  return data.suplente.numiden === ausencia?.suplente?.numiden ? { ...data, suplente: data.suplente } : null;
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
