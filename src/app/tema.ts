import { guardar, leer } from './almacen.ts';

/** The person's choice of colours on this computer. */
export type Tema = 'claro' | 'oscuro' | 'sistema';

const oscuroDelSistema = () => window.matchMedia('(prefers-color-scheme: dark)');

export const temaElegido = (): Tema => {
  const guardado = leer('tema');
  return guardado === 'claro' || guardado === 'oscuro' ? guardado : 'sistema';
};

const aplicar = (tema: Tema): void => {
  const oscuro = tema === 'oscuro' || (tema === 'sistema' && oscuroDelSistema().matches);
  document.documentElement.classList.toggle('dark', oscuro);
  document.documentElement.classList.toggle('light', !oscuro);
};

export const elegirTema = (tema: Tema): void => {
  guardar('tema', tema);
  aplicar(tema);
};

/** Follows the system while the person leaves the choice to it. */
export const seguirTemaDelSistema = (): void => {
  oscuroDelSistema().addEventListener('change', () => aplicar(temaElegido()));
};
