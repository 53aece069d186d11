import type { ReactNode } from 'react';

interface Props {
  readonly id: number;
  /** Where the record is. */
  readonly href: string;
  /** The text of the link; absent: the number. */
  readonly children?: ReactNode;
}

/**
 * A record's number, or what else names it, as the link to it, in the cell that names its row. It is plain: a router's link for each row would
 * cost more than the row; `useRowLinks` follows it.
 */
export function RecordLink({ id, href, children }: Props) {
  return (
    <a href={href} data-record={id}>
      {children ?? id}
    </a>
  );
}
