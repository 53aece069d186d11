/** Prints the page in light colours, which paper needs, whatever the screen has. */
export function printInLight(): void {
  const { classList } = document.documentElement;
  const isDark = classList.contains('dark');
  if (isDark) classList.replace('dark', 'light');
  window.print();
  if (isDark) classList.replace('light', 'dark');
}
