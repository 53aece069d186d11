import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import type { LiveRecord } from '../../../ui/works/useRecord.ts';
import { unwatched } from '../../../ui/works/useRecordPage.ts';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { useOtherCases } from '../forms/otherCases.ts';
import type { RelationWorks } from './works.ts';

/** Asks with which other case this one is related: an open one of the same sale or customer, or any by its number. */
export function RelateWindow({ record }: { readonly record: LiveRecord<RelationWorks> }) {
  const kit = useWork(record, 'relacionar');
  const { control, locked } = kit.form;
  const { field, fieldState } = useController({ control, name: 'con' });
  const [typed, setTyped] = useState('');
  const { options, hasFound } = useOtherCases(typed, field.value);
  return (
    <WorkWindow page={unwatched(record)} name="relacionar" kit={kit} marked>
      <Combobox
        label="Caso"
        name="con"
        marked
        inputRef={field.ref}
        options={options}
        value={field.value}
        placeholder="Número del caso"
        disabled={locked}
        onType={setTyped}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        help={hasFound ? 'Hay otros de este cliente o de esta operación.' : 'Escriba su número.'}
      />
    </WorkWindow>
  );
}
