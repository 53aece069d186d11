import { useSelector } from '@xstate/react';
import type { LiveRecord } from '../../../ui/works/useRecord.ts';
import { unwatched } from '../../../ui/works/useRecordPage.ts';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { AGAIN_BLANK, AgainFields } from './again.tsx';
import type { AccountWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<AccountWorks>;
  /** The person has a second factor. */
  readonly asksCode: boolean;
  /** The session that is to end, where that is one alone. */
  readonly idSesion: number;
}

/** The window in which a person shows again who he is, before the work that is open is done. */
export function AgainWindow({ record, asksCode, idSesion }: Props) {
  const open = useSelector(record.actor, ({ context }) => context.open);
  if (open !== 'terminar' && open !== 'lasDemas' && open !== 'quitarFactor') return null;
  return <Open key={open} record={record} name={open} asksCode={asksCode} idSesion={idSesion} />;
}

function Open({ record, name, asksCode, idSesion }: Props & { readonly name: keyof AccountWorks }) {
  const kit = useWork(record, name, { blank: name === 'terminar' ? { ...AGAIN_BLANK, id: idSesion } : AGAIN_BLANK });
  return (
    <WorkWindow page={unwatched(record)} name={name} kit={kit} marked>
      <AgainFields field={kit.form.field} asksCode={asksCode} />
    </WorkWindow>
  );
}
