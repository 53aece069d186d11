import { useEffect, useState } from 'react';
import type { Tienda } from '#domain/catalogos';
import type { Api } from '../api/api.ts';
import { useRetryOnReturn } from '../app/useRetryOnReturn.ts';

/** What the login screen asks of the server before anybody is signed in. */
export type DatosEntrada =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'fallo' }
  | { readonly estado: 'listo'; readonly tiendas: readonly Tienda[]; readonly pideContrasena: boolean };

const CARGANDO: DatosEntrada = { estado: 'cargando' };

/** Loads the stores and whether a password is asked for; answers them with the function that tries again. */
export const useDatosEntrada = (api: Api): readonly [DatosEntrada, () => void] => {
  const [datos, cambiar] = useState<DatosEntrada>(CARGANDO);
  const [intento, reintentar] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new load
  useEffect(() => {
    const corte = new AbortController();
    const { signal } = corte;
    cambiar(CARGANDO);
    Promise.all([api.llamar('tiendasLogin', {}, { signal }), api.llamar('opcionesSesion', {}, { signal })]).then(
      ([tiendas, opciones]) => cambiar({ estado: 'listo', tiendas, pideContrasena: opciones.contrasena }),
      () => {
        if (!signal.aborted) cambiar({ estado: 'fallo' });
      },
    );
    return () => corte.abort();
  }, [api, intento]);

  const otraVez = () => reintentar((anterior) => anterior + 1);
  useRetryOnReturn(api, datos.estado === 'fallo', otraVez);
  return [datos, otraVez];
};
