import { useState } from 'react';

/** A text that is sure to fit the two lines of its column. */
const SHORT = 50;

/** Why something waits: a long text in two lines, which a button shows whole; either way it can be selected and copied. */
export function Reason({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(text.length <= SHORT);
  return (
    <>
      <small data-warning="" data-cut={isWhole ? undefined : ''}>
        {text}
      </small>
      {text.length > SHORT && (
        <button type="button" data-plain="" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : 'Ver todo el motivo'}
        </button>
      )}
    </>
  );
}
