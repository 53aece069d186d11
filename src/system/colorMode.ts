import { read, save } from './browserStorage.ts';

/** The person's choice of colours on this computer. */
export type ColorMode = 'claro' | 'oscuro' | 'sistema';

function systemIsDark() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

export function chosenColorMode(): ColorMode {
  const saved = read('tema');
  return saved === 'claro' || saved === 'oscuro' ? saved : 'sistema';
}

function applyMode(theme: ColorMode): void {
  const dark = theme === 'oscuro' || (theme === 'sistema' && systemIsDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

export function chooseColorMode(theme: ColorMode): void {
  save('tema', theme);
  applyMode(theme);
}

/** Follows the system while the person leaves the choice to it. */
export function followSystemColorMode(): void {
  systemIsDark().addEventListener('change', () => applyMode(chosenColorMode()));
}
