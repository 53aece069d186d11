import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/**
 * Takes over what stands in the fields of a form and was never heard of: a password manager fills them without an event, and what is
 * seen is what is sent. A field that is drawn apart from its value (a date, a choice) keeps its own.
 */
export function readFields<Typed extends FieldValues>(
  body: { readonly current: Element | null },
  { control, getValues, setValue }: Pick<UseFormReturn<Typed>, 'control' | 'getValues' | 'setValue'>,
): void {
  for (const element of body.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ??
    []) {
    const name = element.name as Path<Typed>;
    const field: { readonly _f?: { readonly ref: unknown } } | undefined =
      name === '' ? undefined : get(control._fields, name);
    if (field?._f?.ref !== element) continue;
    const known: unknown = getValues(name);
    if (typeof known !== 'string' || element.type === 'radio' || element.type === 'checkbox') continue;
    if (known === element.value) continue;
    setValue(name, element.value as PathValue<Typed, Path<Typed>>, { shouldDirty: true, shouldTouch: true });
  }
}
