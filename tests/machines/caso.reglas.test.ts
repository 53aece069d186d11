import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import type { Caso } from '#domain/casos';
import { PERMISOS } from '#domain/permisos';
import type { AccionCaso, IdEstadoCaso } from '#domain/vidaCaso';
import { ACCIONES_CASO, decidirAccion, ESTADOS_CASO, VIDA_CASO } from '#domain/vidaCaso';
import { casoMachine } from '#machines/caso.machine';
import type { AvisoDeEnvio, CasoContext, CasoEvent, CasoTraido, EnvioCaso } from '#machines/caso.types';
import { ROL_PERMISOS, ROLES } from '../../server/demo/empleados.ts';
import { cambio, casoEn, conflicto, persona, resultado, sinPermiso, traido } from './caso.samples.ts';
import { branchesOf } from './kit/transitions.ts';
import { rechazo, sinConexion } from './samples.ts';

const ESTADOS = Object.keys(ESTADOS_CASO).map(Number) as IdEstadoCaso[];

const LEAF: { readonly [E in IdEstadoCaso]: string } = {
  1: 'nuevo',
  2: 'enProceso',
  3: 'solucionada',
  4: 'escalado',
  5: 'pendiente',
  6: 'recolecta',
};

const FORMULARIO: { readonly [A in AccionCaso]?: CasoEvent } = {
  escalar: { type: 'abrirEscalamiento' },
  solicitarAutorizacion: { type: 'abrirSolicitud' },
  autorizar: { type: 'abrirResolucion' },
  noAutorizar: { type: 'abrirResolucion' },
  cerrar: { type: 'abrirCierre' },
};

const pedir = (accion: AccionCaso): CasoEvent =>
  accion === 'adjuntar' ? { type: accion, anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 1 }] } : { type: accion };

const flush = () => new Promise<void>((listo) => setImmediate(listo));

/** An open case whose server is in the test's hands: `contestar` ends what is being sent. */
const abrir = async (caso: Caso, input: Partial<CasoContext> = persona) => {
  const servidor = { caso, falla: null as Failure | null, traidas: 0 };
  const envios: EnvioCaso[] = [];
  let contestar: (aviso: AvisoDeEnvio) => void = () => undefined;
  const actor = createActor(
    casoMachine.provide({
      actors: {
        traerCaso: fromPromise<CasoTraido, { readonly idCaso: number }>(() => {
          servidor.traidas += 1;
          return servidor.falla === null ? Promise.resolve(traido(servidor.caso)) : Promise.reject(servidor.falla);
        }),
        enviarTrabajo: fromCallback<AvisoDeEnvio, EnvioCaso>(({ input: envio, sendBack }) => {
          envios.push(envio);
          contestar = sendBack;
        }),
      },
    }),
    { input: { idCaso: caso.id, semilla: 'semilla', ...input } },
  );
  const avisos: string[] = [];
  actor.on('aviso', ({ tipo, texto }) => avisos.push(`${tipo}: ${texto}`));
  actor.start();
  await flush();
  return {
    actor,
    servidor,
    envios,
    avisos,
    contestar: async (aviso: AvisoDeEnvio) => {
      contestar(aviso);
      await flush();
    },
    contexto: () => actor.getSnapshot().context,
    claveEnviada: (indice: number) => {
      const envio = envios[indice];
      return envio?.trabajo ? envio.claves[envio.trabajo] : null;
    },
  };
};

const exito = { type: 'enviado', resultado: resultado(1, 'Comentario agregado con éxito') } as const;

describe('the life of a case, as drawn', () => {
  it.each(ESTADOS)('has from state %i exactly the arrows of the table', (id) => {
    const node = casoMachine.states.vida?.states[LEAF[id]];
    if (node === undefined) throw new Error(`No state for ${id}.`);
    const drawn = branchesOf(node).flatMap(([event, branches]) =>
      branches.map(({ target }) => [event, target?.map(({ key }) => key)] as const),
    );
    const table = Object.entries(VIDA_CASO[id]).map(([accion, a]) => [`hecho.${accion}`, [LEAF[a]]] as const);
    expect(new Map(drawn)).toEqual(new Map(table));
  });
});

describe('what a person may do', () => {
  const roles = ROLES.map(({ id, nombre }) => ({
    quien: nombre,
    permisos: ROL_PERMISOS.filter(({ idRol }) => idRol === id).map(({ idPermiso }) => idPermiso),
  }));
  const sueltos = Object.values(PERMISOS).map(({ id, nombre }) => ({ quien: `solo «${nombre}»`, permisos: [id] }));
  const nadie = { quien: 'sin permisos', permisos: [] };
  const cada = [...roles, ...sueltos, nadie].flatMap(({ quien, permisos }) =>
    ESTADOS.flatMap((estado) =>
      [persona.numiden, 100002].map((solicita) => ({ quien, permisos, estado, solicita }) as const),
    ),
  );

  it('has four sample roles to be tried with', () => {
    expect(roles).toHaveLength(4);
  });

  it.each(cada)('is what the rules decide: $quien, state $estado, asked for by $solicita', async (uno) => {
    const { permisos, estado, solicita } = uno;
    for (const accion of ACCIONES_CASO) {
      const { actor } = await abrir(casoEn(estado, { solicita }), { ...persona, permisos });
      const { permitida } = decidirAccion(
        accion,
        { numiden: persona.numiden, permisos },
        { estado, numidenSolicita: estado === 5 ? solicita : null },
      );
      const formulario = FORMULARIO[accion];
      if (formulario !== undefined) {
        expect([accion, 'form', actor.getSnapshot().can(formulario)]).toEqual([accion, 'form', permitida]);
        actor.send(formulario);
      }
      expect([accion, actor.getSnapshot().can(pedir(accion))]).toEqual([accion, permitida]);
      actor.stop();
    }
  });

  it('ends, with the form still open, when the case was solved by somebody else', async () => {
    const { actor, servidor } = await abrir(casoEn(2));
    actor.send({ type: 'abrirEscalamiento' });
    actor.send({ type: 'escribir', campo: 'escalamiento', valor: { comentario: 'No anda' } });
    servidor.caso = { ...casoEn(3), version: 9 };
    actor.send({ type: 'novedades', cambio });
    expect(actor.getSnapshot().matches({ vigilancia: 'stale' })).toBe(true);
    actor.send({ type: 'verCambios' });
    await flush();
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'solucionada', trabajo: { editing: 'escalation' } });
    expect(actor.getSnapshot().can({ type: 'escalar' })).toBe(false);
    expect(actor.getSnapshot().context.textos.escalamiento.comentario).toBe('No anda');
  });
});

describe('each work that was saved', () => {
  const cada = ESTADOS.flatMap((estado) =>
    ACCIONES_CASO.filter((accion) => VIDA_CASO[estado][accion] !== undefined).map((accion) => ({ estado, accion })),
  );

  it.each(cada)('$accion moves a case in state $estado before it is fetched again', async ({ estado, accion }) => {
    const { actor, servidor, contestar, contexto } = await abrir(casoEn(estado));
    servidor.falla = sinConexion;
    const formulario = FORMULARIO[accion];
    if (formulario !== undefined) actor.send(formulario);
    actor.send(pedir(accion));
    await contestar(exito);
    const despues = VIDA_CASO[estado][accion] ?? estado;
    expect(contexto().caso?.estado).toEqual({ id: despues, nombre: ESTADOS_CASO[despues] });
    expect(actor.getSnapshot().value).toMatchObject({ vida: LEAF[despues], trabajo: { editing: 'idle' } });
    expect(contexto().caso?.version).toBe(4);
    expect(actor.getSnapshot().matches({ vigilancia: 'stale' })).toBe(true);
  });

  it('says so with the words of the answer, wipes only its own text, and fetches the case', async () => {
    const { actor, servidor, contestar, avisos, contexto } = await abrir(casoEn(1));
    const hechos: string[] = [];
    actor.on('trabajoHecho', ({ trabajo }) => hechos.push(trabajo));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'escribir', campo: 'solucion', valor: 'Se repuso' });
    actor.send({ type: 'comentar' });
    expect(actor.getSnapshot().hasTag('locked')).toBe(true);
    servidor.caso = { ...casoEn(2), version: 4 };
    await contestar(exito);
    expect(avisos).toEqual(['success: Comentario agregado con éxito']);
    expect(hechos).toEqual(['comentar']);
    expect(contexto().textos).toMatchObject({ comentario: '', solucion: 'Se repuso' });
    expect(servidor.traidas).toBe(2);
    expect(contexto()).toMatchObject({ trabajo: null, cambio: null, claves: { comentar: null } });
  });

  it('with any code but 1 is a warning: nothing changed and nothing typed is lost', async () => {
    const { actor, servidor, contestar, avisos, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'abrirEscalamiento' });
    actor.send({ type: 'escribir', campo: 'escalamiento', valor: { comentario: 'Misma categoría' } });
    actor.send({ type: 'escalar' });
    await contestar({ type: 'enviado', resultado: resultado(2, 'El caso ya está en esa categoría') });
    expect(avisos).toEqual(['warning: El caso ya está en esa categoría']);
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'enProceso', trabajo: { editing: 'escalation' } });
    expect(contexto().textos.escalamiento.comentario).toBe('Misma categoría');
    expect(servidor.traidas).toBe(1);
  });

  it('to category 1 is maintenance of invoices at once', async () => {
    const { actor, servidor, contestar, contexto } = await abrir(casoEn(2));
    servidor.falla = sinConexion;
    actor.send({ type: 'abrirEscalamiento' });
    actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idSubcategoria: 1 } });
    actor.send({ type: 'escalar' });
    await contestar(exito);
    expect(contexto().caso?.subCategoria).toEqual({ id: 1, nombre: 'MANTENIMIENTO FACTURA' });
  });
});

describe('a restaurant invoice', () => {
  it('escalates its case to category 1 by itself, and leaves the typed escalation alone', async () => {
    const { actor, envios, contestar, contexto } = await abrir(casoEn(2, { subCategoria: 14 }));
    actor.send({ type: 'escribir', campo: 'escalamiento', valor: { comentario: 'Otra cosa' } });
    actor.send({ type: 'restauranteFacturado', idArea: 3 });
    expect(envios[0]).toMatchObject({ trabajo: 'escalarAMantenimiento', mantenimiento: { idArea: 3 } });
    await contestar(exito);
    expect(contexto().textos.escalamiento.comentario).toBe('Otra cosa');
    expect(contexto().mantenimiento).toBeNull();
    expect(envios).toHaveLength(1);
  });

  it('waits for its turn while another work is sent, and is not insisted on after a warning', async () => {
    const { actor, envios, contestar } = await abrir(casoEn(2, { subCategoria: 14 }));
    actor.send({ type: 'comentar' });
    actor.send({ type: 'restauranteFacturado', idArea: 3 });
    expect(envios).toHaveLength(1);
    await contestar(exito);
    expect(envios).toHaveLength(2);
    await contestar({ type: 'enviado', resultado: resultado(2, 'No') });
    expect(envios).toHaveLength(2);
    expect(actor.getSnapshot().matches({ trabajo: { editing: 'idle' } })).toBe(true);
  });

  it('does nothing to a case of another category', async () => {
    const { actor, envios } = await abrir(casoEn(2));
    actor.send({ type: 'restauranteFacturado', idArea: 3 });
    expect(envios).toEqual([]);
  });
});

describe('a save that did not end well', () => {
  it('of unknown outcome is repeated with its key and its version, even after the case was fetched anew', async () => {
    const { actor, servidor, contestar, claveEnviada, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioFallido', failure: sinConexion });
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(contexto().textos.comentario).toBe('Hola');
    servidor.caso = { ...casoEn(2), version: 9 };
    actor.send({ type: 'actualizar' });
    await flush();
    expect(contexto().caso?.version).toBe(9);
    actor.send({ type: 'reintentar' });
    expect(claveEnviada(1)).toEqual(claveEnviada(0));
    expect(claveEnviada(1)).toEqual({ clave: 'semilla-1', version: 3 });
  });

  it('that was refused goes out with a new key the next time', async () => {
    const { actor, contestar, claveEnviada, avisos } = await abrir(casoEn(2));
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioFallido', failure: rechazo });
    expect(avisos).toEqual([`error: ${rechazo.texto}`]);
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Corregido' });
    actor.send({ type: 'reintentar' });
    expect([claveEnviada(0)?.clave, claveEnviada(1)?.clave]).toEqual(['semilla-1', 'semilla-2']);
  });

  it('returns to its form to be corrected, and can be thrown away', async () => {
    const { actor, contestar, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'abrirCierre' });
    actor.send({ type: 'escribir', campo: 'solucion', valor: 'Se repuso' });
    actor.send({ type: 'cerrar' });
    await contestar({ type: 'envioFallido', failure: rechazo });
    actor.send({ type: 'corregir' });
    expect(actor.getSnapshot().matches({ trabajo: { editing: 'closure' } })).toBe(true);
    expect(contexto()).toMatchObject({ failure: rechazo, trabajo: 'cerrar' });
    actor.send({ type: 'descartar', trabajo: 'cerrar' });
    expect(actor.getSnapshot().matches({ trabajo: { editing: 'idle' } })).toBe(true);
    expect(contexto()).toMatchObject({ failure: null, textos: { solucion: '' } });
  });

  it('in conflict shows what others did; accepting it keeps the text and sends with the new version', async () => {
    const { actor, servidor, contestar, contexto, claveEnviada } = await abrir(casoEn(2));
    actor.send({ type: 'abrirSolicitud' });
    actor.send({ type: 'escribir', campo: 'motivo', valor: 'Pasó de treinta días' });
    actor.send({ type: 'solicitarAutorizacion' });
    await contestar({ type: 'envioEnConflicto', failure: conflicto, cambio });
    expect(actor.getSnapshot().matches({ trabajo: 'conflict' })).toBe(true);
    expect(contexto().cambio).toEqual(cambio);
    servidor.caso = { ...casoEn(2), version: 9 };
    actor.send({ type: 'aceptarCambios' });
    expect(actor.getSnapshot().value).toMatchObject({ trabajo: { editing: 'request' }, vigilancia: 'refreshing' });
    expect(contexto().textos.motivo).toBe('Pasó de treinta días');
    actor.send({ type: 'solicitarAutorizacion' });
    expect(claveEnviada(1)).toEqual({ clave: 'semilla-2', version: 9 });
  });

  it('in conflict can be thrown away; the change is still offered', async () => {
    const { actor, contestar, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioEnConflicto', failure: conflicto, cambio });
    actor.send({ type: 'descartar', trabajo: 'comentar' });
    expect(contexto()).toMatchObject({ textos: { comentario: '' }, cambio });
    expect(actor.getSnapshot().can({ type: 'verCambios' })).toBe(true);
  });

  it('is not typed over while it is on its way', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola otra vez' });
    actor.send({ type: 'comentar' });
    expect(contexto().textos.comentario).toBe('Hola');
  });
});

describe('what others do meanwhile', () => {
  it('is offered without touching what is typed, and taken when the person asks', async () => {
    const { actor, servidor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A medias' });
    actor.send({ type: 'novedades', cambio });
    expect(contexto()).toMatchObject({ cambio, caso: { version: 3 }, textos: { comentario: 'A medias' } });
    servidor.caso = { ...casoEn(4), version: 9 };
    actor.send({ type: 'verCambios' });
    await flush();
    expect(contexto()).toMatchObject({ cambio: null, caso: { version: 9 }, textos: { comentario: 'A medias' } });
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'escalado', vigilancia: 'current' });
  });

  it('that is no newer than what is on screen is no news', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'novedades', cambio: { version: 3, cambios: [] } });
    expect(contexto().cambio).toBeNull();
  });

  it('may take the case away from the person; what was typed stays', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A medias' });
    actor.send({ type: 'casoPerdido', failure: sinPermiso });
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'failed' });
    expect(actor.getSnapshot().can({ type: 'comentar' })).toBe(false);
    expect(contexto()).toMatchObject({ sinCaso: sinPermiso, failure: null, textos: { comentario: 'A medias' } });
    actor.send({ type: 'volverATraer' });
    await flush();
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'enProceso' });
  });
});

it('another area empties category and motive, the same one does not', async () => {
  const { actor, contexto } = await abrir(casoEn(2));
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 2, idSubcategoria: 5, idMotivo: 7 } });
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 2 } });
  expect(contexto().textos.escalamiento).toMatchObject({ idSubcategoria: 5, idMotivo: 7 });
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 3 } });
  expect(contexto().textos.escalamiento).toMatchObject({ idArea: 3, idSubcategoria: null, idMotivo: null });
});
