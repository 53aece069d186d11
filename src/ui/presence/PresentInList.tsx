import type { ReactNode } from 'react';
import type { ConPresencia } from '#domain/common/presencia';
import { PresentContext, usePresent } from './listPresence.ts';

interface Props {
  /** Of the records of the rows; undefined for a list that does not tell who has them open. */
  readonly entity: ConPresencia | undefined;
  readonly ids: readonly number[];
  readonly children: ReactNode;
}

/** Gives the marks in the rows of a list who has their records open. */
export function PresentInList({ entity, ids, children }: Props) {
  return entity === undefined ? (
    children
  ) : (
    <Following entity={entity} ids={ids}>
      {children}
    </Following>
  );
}

function Following({ entity, ids, children }: Props & { readonly entity: ConPresencia }) {
  return <PresentContext value={usePresent(entity, ids)}>{children}</PresentContext>;
}
