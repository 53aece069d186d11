import { listadoMachine } from '#machines/listado.machine';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

const textos: Textos<typeof listadoMachine> = {
  nombre: 'Una lista por páginas',
  prefijo: 'LI',
  entradas: () => 'se abre una lista sin filtro, de 25 en 25',
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    consultar: { quien: 'persona', texto: 'la persona cambia el filtro' },
    volverA: {
      quien: 'persona',
      texto: ({ consulta }) => `la persona vuelve atrás a la página ${consulta.pagina + 1} de otro filtro`,
    },
    irAPagina: { quien: 'persona', texto: ({ pagina }) => `la persona pasa a la página ${pagina + 1}` },
    cambiarTamano: { quien: 'persona', texto: ({ tamPagina }) => `la persona elige ${tamPagina} filas por página` },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
    actualizar: { quien: 'sistema', texto: 'algo de la lista cambió y se trae de nuevo' },
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    traerPagina: {
      contesta: ({ filas, total }) => `el servidor entrega ${filas.length} filas de ${total}`,
      falla: (falla) => `la página no llega: ${decirFalla(falla)}`,
    },
  },
  plazos: {},
  avisos: ({ texto }) => `se avisa «${String(texto)}»`,
  seVe: ({ consulta, filas, total }) => [
    `la página es la ${consulta.pagina + 1}, de ${consulta.tamPagina} en ${consulta.tamPagina}`,
    filas.length === 0 ? null : `se ven ${filas.length} filas de ${total}`,
  ],
};

export const palabrasListado = vocabulario(listadoMachine, textos);
