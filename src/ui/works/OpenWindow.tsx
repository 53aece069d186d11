import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { QuestionWindow } from './QuestionWindow.tsx';
import type { WindowPage } from './useRecordPage.ts';
import { useWork } from './useWork.ts';
import { WorkWindow } from './WorkWindow.tsx';
import type { Works } from './work.ts';

interface Props<W extends Works> {
  readonly page: WindowPage<W>;
  /** The windows that ask for more than text. */
  readonly special: { readonly [N in keyof W & string]?: ComponentType };
  /** The part of the record that the person should see before deciding on a work. */
  readonly above: (work: keyof W & string) => ReactNode;
}

/** The window of the work that is open over a record, if any. */
export function OpenWindow<W extends Works>({ page, special, above }: Props<W>) {
  const name = useSelector(page.record.actor, ({ context }) => context.open);
  if (name === null) return null;
  const Special = special[name];
  if (Special !== undefined) return <Special key={name} />;
  if (page.record.works[name]?.schema === undefined)
    return (
      <QuestionWindow key={name} page={page} name={name}>
        {above(name)}
      </QuestionWindow>
    );
  return <TextWindow key={name} page={page} name={name} above={above(name)} />;
}

interface TextProps<W extends Works> extends Pick<Props<W>, 'page'> {
  readonly name: keyof W & string;
  readonly above: ReactNode;
}

function TextWindow<W extends Works>({ page, name, above }: TextProps<W>) {
  const kit = useWork(page.record, name);
  return <WorkWindow page={page} name={name} kit={kit} above={above} />;
}
