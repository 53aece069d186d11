import { fueraEnPalabras } from '#domain/common/ausencias';
import type { ReadData } from '../../../data/query.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Note } from '../../../ui/Note.tsx';
import type { TypedOf } from '../../../ui/works/work.ts';
import type { CaseWorks } from '../../works.ts';

/** A person to whom a case can be handed. */
export type Assignable = ReadData<'asignablesCaso'>['personas'][number];

interface Props {
  readonly form: FormKit<TypedOf<CaseWorks['asignar']>>;
  /** Who was chosen, and is away. */
  readonly away: Assignable & { readonly fueraHasta: string };
  /** Chooses who stands in instead. */
  readonly onStandIn: (suplente: NonNullable<Assignable['suplente']>) => void;
}

/** Says that who was chosen is away, offers who stands in, and asks whether it is meant all the same. */
export function AwayNote({ form, away: { nombre, fueraHasta, suplente }, onStandIn }: Props) {
  return (
    <Note colorPalette="orange">
      <p>
        {nombre}: {fueraEnPalabras(fueraHasta)}.
      </p>
      {suplente !== null && (
        <p>
          Le suple {suplente.nombre}.{' '}
          <Button size="xs" variant="outline" disabled={form.locked} onClick={() => onStandIn(suplente)}>
            Asignar a quien suple
          </Button>
        </p>
      )}
      <CheckField size="sm" label="Asignar de todos modos" disabled={form.locked} {...form.field('aunqueFuera')} />
    </Note>
  );
}
