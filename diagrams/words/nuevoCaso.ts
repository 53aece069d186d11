import type { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const nuevoCasoWords: ChartWords<typeof nuevoCasoMachine> = {
  nombre: 'Nuevo Caso',
  estados: {
    open: 'Abierta',
    'open.idle': 'Llenando',
    'open.searching': 'Buscando al cliente',
    'open.saving': 'Guardar',
    'open.saving.enviando': 'Guardando',
    'open.saving.noGuardado': 'Sin guardar',
    confirming: 'Confirmando',
    fetching: 'Trayendo el caso',
    closed: 'Cerrada',
  },
  eventos: {
    ...envioWords,
    buscarCliente: { quien: 'persona', texto: 'la persona busca al cliente', boton: 'Buscar cliente' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar» y todo está bien', boton: 'Guardar' },
    guardado: { quien: 'sistema', texto: 'el servidor contesta que creó el caso' },
    cerrar: { quien: 'persona', texto: 'la persona pulsa «Cerrar»', boton: 'Cerrar' },
    seguirEditando: { quien: 'persona', texto: 'la persona prefiere seguir editando', boton: 'Seguir editando' },
    descartar: { quien: 'persona', texto: 'la persona descarta lo escrito', boton: 'Descartar' },
  },
  actores: {
    registro: { contesta: 'termina el registro', falla: 'el registro se interrumpe' },
    searchCustomers: { contesta: 'el servidor contesta qué clientes hay', falla: 'la búsqueda de clientes falla' },
    fetchCase: { contesta: 'el servidor entrega el caso', falla: 'el caso creado no se puede traer' },
  },
  plazos: {},
  condiciones: {
    foundNobody: 'no hay nadie',
    foundTooMany: 'hay más de los que se muestran',
    othersAttend: 'lo atenderá otra área',
    somethingWritten: 'hay algo escrito',
  },
};
