import { decidirAccion } from '#domain/vidaCaso';
import { casoMachine } from '#machines/caso.machine';
import type { CasoContext } from '#machines/caso.types';
import { passesByItself } from '../../src/app/connect/connection.ts';
import { cambio, casoEn, conflicto, persona, resultado, sinPermiso, traido } from './caso.samples.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { rechazo, sinConexion, sinServicio } from './samples.ts';

const fixtures: Fixtures<typeof casoMachine> = {
  entradas: [{ ...persona, idCaso: 7001, semilla: 'semilla' }],
  eventos: {
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
    escribir: [
      { type: 'escribir', campo: 'comentario', valor: 'Ya se llamó al cliente.' },
      { type: 'escribir', campo: 'escalamiento', valor: { idArea: 2, idSubcategoria: 1, idMotivo: 8 } },
    ],
    comentar: [{ type: 'comentar' }],
    adjuntar: [{ type: 'adjuntar', anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 1024 }] }],
    tomar: [{ type: 'tomar' }],
    abrirEscalamiento: [{ type: 'abrirEscalamiento' }],
    escalar: [{ type: 'escalar' }],
    abrirSolicitud: [{ type: 'abrirSolicitud' }],
    solicitarAutorizacion: [{ type: 'solicitarAutorizacion' }],
    abrirResolucion: [{ type: 'abrirResolucion' }],
    autorizar: [{ type: 'autorizar' }],
    noAutorizar: [{ type: 'noAutorizar' }],
    abrirCierre: [{ type: 'abrirCierre' }],
    cerrar: [{ type: 'cerrar' }],
    cerrarFormulario: [{ type: 'cerrarFormulario' }],
    descartar: [
      { type: 'descartar', trabajo: 'comentar' },
      { type: 'descartar', trabajo: 'escalar' },
    ],
    reintentar: [{ type: 'reintentar' }],
    corregir: [{ type: 'corregir' }],
    aceptarCambios: [{ type: 'aceptarCambios' }],
    verCambios: [{ type: 'verCambios' }],
    volverATraer: [{ type: 'volverATraer' }],
    actualizar: [{ type: 'actualizar' }],
    restauranteFacturado: [{ type: 'restauranteFacturado', idArea: 3 }],
    avance: [{ type: 'avance', porcion: 0.5 }],
    enviado: [
      { type: 'enviado', resultado: resultado(1, 'Hecho con éxito') },
      { type: 'enviado', resultado: resultado(2, 'El caso ya está en esa categoría; elija otra para escalarlo.') },
    ],
    envioFallido: [
      { type: 'envioFallido', failure: sinConexion },
      { type: 'envioFallido', failure: sinServicio },
      { type: 'envioFallido', failure: rechazo },
    ],
    envioEnConflicto: [{ type: 'envioEnConflicto', failure: conflicto, cambio }],
    novedades: [{ type: 'novedades', cambio }],
    casoPerdido: [{ type: 'casoPerdido', failure: sinPermiso }],
    // The machine says these to itself, and nobody else does.
    casoTraido: [],
    'hecho.comentar': [],
    'hecho.adjuntar': [],
    'hecho.tomar': [],
    'hecho.escalar': [],
    'hecho.solicitarAutorizacion': [],
    'hecho.autorizar': [],
    'hecho.noAutorizar': [],
    'hecho.cerrar': [],
  },
  actores: {
    vigilarConexion: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
    traerCaso: {
      contesta: [
        traido(casoEn(1)),
        traido(casoEn(2)),
        traido(casoEn(3)),
        traido(casoEn(4, { subCategoria: 14 })),
        traido(casoEn(5)),
        traido(casoEn(5, { solicita: persona.numiden })),
        traido(casoEn(6)),
      ],
      falla: [sinConexion],
    },
    enviarTrabajo: { contesta: [], falla: [sinConexion] },
    vigilarCaso: { contesta: [], falla: [{ message: 'Fallo de quien vigila' }] },
  },
  relevante: ({
    caso,
    numiden,
    permisos,
    trabajo,
    cambio: visto,
    mantenimiento,
    sinCaso,
    failure,
    enviado,
    textos,
  }: CasoContext) => {
    const solicita = caso?.datosAutorizacion?.solicitante.numiden ?? null;
    // Which work it is shows in the state, but for these two; beyond that only whether it may still be sent again counts.
    const oculto = trabajo === 'noAutorizar' || trabajo === 'escalarAMantenimiento' ? trabajo : null;
    const accion = trabajo === 'escalarAMantenimiento' ? 'escalar' : trabajo;
    return {
      estado: caso?.estado.id ?? null,
      propia: caso?.estado.id === 5 && solicita === numiden,
      restaurante: caso?.subCategoria.id === 14,
      oculto,
      reintentable:
        accion !== null &&
        caso !== null &&
        decidirAccion(accion, { numiden, permisos }, { estado: caso.estado.id, numidenSolicita: solicita }).permitida,
      cambio: visto !== null,
      atrasado: visto?.cambios.length === 0,
      seRepite: failure !== null && passesByItself(failure) && enviado === textos,
      sinCaso: sinCaso?.tipo ?? null,
      mantenimiento: mantenimiento !== null,
    };
  },
  // Failures and changes of others are explored to the end in a case in process, and what escalates itself in an
  // escalated one; elsewhere only up to where they begin.
  hasta: ({ caso, failure, cambio: visto, mantenimiento, trabajo }: CasoContext) => {
    const atrasado = visto?.cambios.length === 0;
    if (atrasado && (failure !== null || mantenimiento !== null || caso?.estado.id !== 2)) return true;
    if (caso === null) return trabajo !== null || mantenimiento !== null;
    if (caso.subCategoria.id === 14 && caso.estado.id !== 4) return true;
    return (
      (caso.estado.id !== 2 && (failure !== null || visto !== null)) || (mantenimiento !== null && caso.estado.id !== 4)
    );
  },
};

export const casoModel = model(casoMachine, fixtures);
