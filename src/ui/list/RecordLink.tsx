interface Props {
  readonly id: number;
  /** Where the record is. */
  readonly href: string;
}

/**
 * The number of a record as the link to it, in the cell that names its row. It is plain: a router's link for each row would
 * cost more than the row; `useRowLinks` follows it.
 */
export function RecordLink({ id, href }: Props) {
  return (
    <a href={href} data-record={id}>
      {id}
    </a>
  );
}
