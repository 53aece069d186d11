import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/permisos';
import type { AccionCaso, IdEstadoCaso } from '#domain/vidaCaso';
import { ACCIONES_CASO, decidirAccion, ESTADOS_CASO, VIDA_CASO } from '#domain/vidaCaso';
import { casoMachine } from '#machines/caso.machine';
import type { CasoEvent } from '#machines/caso.types';
import { ROL_PERMISOS, ROLES } from '../../server/demo/empleados.ts';
import { abrir, flush } from './caso.mesa.ts';
import { cambio, casoEn, persona, resultado } from './caso.samples.ts';
import { branchesOf } from './kit/transitions.ts';
import { sinConexion } from './samples.ts';

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
