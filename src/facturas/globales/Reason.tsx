import { useState } from 'react';

/** Longer ones take more than two lines of their column. */
const SHORT = 90;

/** Why something waits: a long text in two lines, which opens whole to be read and copied. */
export function Reason({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= SHORT) return <small data-warning="">{text}</small>;
  return (
    <details data-warning="" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary title={isOpen ? undefined : text}>{isOpen ? 'Ocultar el motivo' : <small>{text}</small>}</summary>
      {isOpen && <small>{text}</small>}
    </details>
  );
}
