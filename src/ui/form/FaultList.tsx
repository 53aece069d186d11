import { chakra } from '@chakra-ui/react';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Note } from '../Note.tsx';

interface Props<Typed extends FieldValues> {
  readonly control: Control<Typed>;
  /** Around the fields. */
  readonly body: RefObject<HTMLElement | null>;
}

interface Fault {
  readonly label: string;
  readonly isRight: boolean;
}

/**
 * The fields that kept a form from being sent, each a way there, where there are several. The line stays as it is until the form
 * is sent again, so that nothing moves while somebody corrects it: a field that became right is only marked.
 */
export function FaultList<Typed extends FieldValues>({ control, body }: Props<Typed>) {
  // Reading the errors is what makes it hear of them.
  const { submitCount, isSubmitting, errors: _ } = useFormState({ control });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const attempt = useRef(0);
  // After each change of the form: the fields say themselves what is wrong with them.
  useEffect(() => {
    if (isSubmitting) return;
    const wrong = wrongFields(body.current);
    const next =
      attempt.current === submitCount
        ? faults.map((fault) => ({ ...fault, isRight: !wrong.some(({ label }) => label === fault.label) }))
        : wrong.map(({ label }) => ({ label, isRight: false }));
    attempt.current = submitCount;
    if (next.length !== faults.length || next.some(({ isRight }, place) => isRight !== faults[place]?.isRight))
      setFaults(next);
  });
  // Looked up when it is wanted: a part of the form may have been drawn anew.
  const goTo = (label: string) =>
    wrongFields(body.current)
      .find((one) => one.label === label)
      ?.field.focus();
  if (faults.length < 2) return null;
  return (
    <Note role="group" aria-label="Por corregir" colorPalette="red" position="sticky" top={0} zIndex={1}>
      <span>
        Por corregir:{' '}
        {faults.map(({ label, isRight }, place) => (
          <Fragment key={label}>
            {place > 0 && ' · '}
            {isRight ? (
              <s>{label}</s>
            ) : (
              <chakra.button type="button" textDecoration="underline" cursor="pointer" onClick={() => goTo(label)}>
                {label}
              </chakra.button>
            )}
          </Fragment>
        ))}
      </span>
    </Note>
  );
}

/** In the order in which people read; a choice of several buttons is one. */
function wrongFields(body: HTMLElement | null) {
  const marked = [...(body?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-correct]') ?? [])];
  const fields = marked.flatMap((part) => fieldOf(body, part) ?? []);
  const named = fields.map((field) => ({ field, label: labelOf(field) }));
  return named.filter(({ label }, place) => label !== '' && named.findIndex((one) => one.label === label) === place);
}

/** The field itself, or the one to correct for a rule about several. */
function fieldOf(body: HTMLElement | null, part: HTMLElement): HTMLElement | null {
  const name = part.dataset.correct;
  return name === undefined ? part : (body?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null);
}

/** The words of a field's label without its mark. */
function labelOf(field: HTMLElement): string {
  const group = field.closest('[role=radiogroup]');
  const named = (group ?? field).getAttribute('aria-labelledby')?.split(' ')[0];
  const label = named === undefined ? (field as HTMLInputElement).labels?.[0] : document.getElementById(named);
  if (label == null) return field.getAttribute('aria-label') ?? '';
  return [...label.childNodes]
    .filter((part) => !(part instanceof Element && part.matches('[aria-hidden=true]')))
    .map((part) => part.textContent)
    .join('')
    .trim();
}
