// Runs before the first paint, so that a dark screen never flashes white. `src/system/colorMode.ts` writes what is read here.
(() => {
  let eleccion = null;
  try {
    eleccion = localStorage.getItem('mostrador.tema');
  } catch {
    // Storage may be forbidden; the system's choice will do.
  }
  const oscuro = eleccion === 'oscuro' || (eleccion !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(oscuro ? 'dark' : 'light');
})();
