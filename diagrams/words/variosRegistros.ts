import type { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import type { ChartWords } from './words.ts';

export const variosRegistrosWords: ChartWords<typeof variosRegistrosMachine> = {
  nombre: 'Varios registros de una vez',
  estados: {
    marking: 'Marcando',
    asking: 'Preguntando',
    writing: 'Escribiendo para todos',
    sending: 'Enviando',
    ended: 'Alguno no quedó',
  },
  eventos: {
    marcar: { quien: 'persona', texto: 'la persona marca renglones de la lista' },
    desmarcar: { quien: 'persona', texto: 'la persona quita la marca de renglones', boton: 'Quitar marcas' },
    pedir: {
      quien: 'persona',
      texto: 'la persona pulsa un trabajo para los marcados que lo admiten',
      boton: 'Autorizar',
      otroBoton: 'Asignar',
    },
    confirmar: { quien: 'persona', texto: 'la persona contesta que sí, por cuántos son' },
    enviar: { quien: 'persona', texto: 'la persona envía lo escrito' },
    volver: { quien: 'persona', texto: 'la persona lo deja para después', boton: 'Volver' },
    reintentar: {
      quien: 'persona',
      texto: 'la persona pulsa «Reintentar los que faltan»',
      boton: 'Reintentar los que faltan',
    },
    listo: { quien: 'persona', texto: 'la persona pulsa «Listo»', boton: 'Listo' },
    deshechas: { quien: 'sistema', texto: 'la persona deshizo las que habían quedado' },
  },
  actores: {
    send: { contesta: 'el servidor la guarda', falla: 'no se guarda' },
  },
  plazos: {},
  condiciones: {
    faltaEscribir: 'son de una clase y el trabajo pide escribir',
    nadaSeEscribe: 'son de una clase y no hay nada que escribir',
    faltanOtras: 'faltan otros por enviar',
    sigueConOtras: 'faltan otros, y a ellos puede irles bien',
    eranTodas: 'con él quedaron todos',
    quedanPorVer: 'queda por leer cómo fueron otros',
    quedanOtras: 'queda por leer cómo fueron otros, que no se deshicieron',
    hayQueRepetir: 'alguno falló, no se sabe o no se envió',
  },
};
