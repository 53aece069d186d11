interface Props {
  readonly text: string;
  /** A second line, smaller; absent: the first may take both. */
  readonly below?: string | null;
}

// The browsers want it for a cut after two lines, and Chakra knows no such property.
const DOWNWARDS = { WebkitBoxOrient: 'vertical' } as const;

/** A cell of at most two lines; what has no room is whole under the pointer. */
export function TwoLines({ text, below }: Props) {
  if (below === null || below === undefined) {
    return (
      <span data-cut="2" style={DOWNWARDS} title={text}>
        {text}
      </span>
    );
  }
  return (
    <>
      <span data-cut="" title={text}>
        {text}
      </span>
      <small data-cut="" title={below}>
        {below}
      </small>
    </>
  );
}
