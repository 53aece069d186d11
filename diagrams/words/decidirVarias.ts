import type { decidirVariasMachine } from '#machines/decidirVarias.machine';
import type { ChartWords } from './words.ts';

export const decidirVariasWords: ChartWords<typeof decidirVariasMachine> = {
  nombre: 'Decidir varias de una vez',
  estados: {
    marking: 'Marcando',
    asking: 'Preguntando',
    writing: 'Escribiendo el motivo',
    deciding: 'Decidiendo',
    decided: 'Alguna no quedó',
  },
  eventos: {
    marcar: { quien: 'persona', texto: 'la persona marca renglones de la lista' },
    desmarcar: { quien: 'persona', texto: 'la persona quita la marca de renglones', boton: 'Quitar marcas' },
    autorizar: { quien: 'persona', texto: 'la persona pulsa «Autorizar»', boton: 'Autorizar' },
    rechazar: {
      quien: 'persona',
      texto: 'la persona pulsa «Rechazar», o «No autorizar» si son casos',
      boton: 'Rechazar',
      otroBoton: 'No autorizar',
    },
    confirmar: { quien: 'persona', texto: 'la persona contesta que sí, por cuántas son y cuánto suman' },
    enviar: { quien: 'persona', texto: 'la persona envía el motivo' },
    volver: { quien: 'persona', texto: 'la persona lo deja para después', boton: 'Volver' },
    reintentar: {
      quien: 'persona',
      texto: 'la persona pulsa «Reintentar los que faltan»',
      boton: 'Reintentar los que faltan',
    },
    listo: { quien: 'persona', texto: 'la persona pulsa «Listo»', boton: 'Listo' },
  },
  actores: {
    send: { contesta: 'el servidor la guarda', falla: 'no se guarda' },
  },
  plazos: {},
  condiciones: {
    faltaEscribir: 'son de una clase y su decisión lleva motivo',
    nadaSeEscribe: 'son de una clase y no hay nada que escribir',
    faltanOtras: 'faltan otras por enviar',
    sigueConOtras: 'faltan otras, y a ellas puede irles bien',
    eranTodas: 'con ella quedaron todas',
    hayQueRepetir: 'alguna falló, no se sabe o no se envió',
  },
};
