import type { CasoDeLista } from '#domain/casos/casos';
import type { FieldsAtOnce } from '../../ui/several/several.ts';
import { WhoGetsIt } from '../detail/forms/WhoGetsIt.tsx';

/** Who gets the marked cases: people who may have the first of them, and the server judges each. */
export function AssignFields({ form, rows: [first], onSaid }: FieldsAtOnce<CasoDeLista>) {
  if (first === undefined) return null;
  return (
    <WhoGetsIt
      form={form}
      idCaso={first.id}
      toArea="El área de cada caso"
      onChosen={(name) => onSaid(name === null ? '' : ` a ${name.replace(/^El/, 'el')}`)}
    />
  );
}
