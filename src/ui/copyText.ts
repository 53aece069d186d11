/**
 * Puts a text where it can be pasted from; false when the browser does not let. By selecting it, as people do: the clipboard
 * itself is closed to the app by its own headers (docs/decisions/027), and there is none without a secure address.
 */
export function copyText(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; opacity: 0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
