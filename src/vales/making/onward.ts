/** Where Enter goes on after the last quantity: to the reason while none is chosen, then to the button that saves. */
export function goOnward(form: HTMLFormElement | null): void {
  const reason = form?.querySelector<HTMLSelectElement>('select[name=motivo]:enabled');
  if (reason?.value === '') reason.focus();
  else mainAction(form)?.focus();
}

/** The one that is shown: on a narrow screen it stands at the foot. */
function mainAction(form: HTMLFormElement | null): HTMLElement | undefined {
  return [...(form?.querySelectorAll<HTMLElement>('[data-main-action]') ?? [])].find((one) => one.checkVisibility());
}
