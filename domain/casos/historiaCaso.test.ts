import { describe, expect, it } from 'vitest';
import { type EntradaDeCaso, entradaDeCasoEnPalabras } from './historiaCaso.ts';

const unidades = [{ linea: 1, articulo: 'Licuadora', folioGuia: 'G1', cantidad: 2 }];

/** Each entry as it is kept, as the history says it, and as others are told that somebody did it. */
const ENTRIES: readonly (readonly [EntradaDeCaso, string, string | null])[] = [
  [{ trabajo: 'crear' }, 'Caso creado', 'registró «Caso creado»'],
  [{ trabajo: 'comentar' }, 'Comentario agregado', 'agregó un comentario'],
  [{ trabajo: 'adjuntar', archivos: ['ticket.pdf'] }, 'Anexo agregado: ticket.pdf', 'agregó anexos: ticket.pdf'],
  [
    { trabajo: 'adjuntar', archivos: ['a.png', 'b.png'] },
    'Anexos agregados: a.png, b.png',
    'agregó anexos: a.png, b.png',
  ],
  [{ trabajo: 'tomar', nombre: 'Silvia Muñoz' }, 'Caso en proceso, a cargo de Silvia Muñoz', 'tomó el caso'],
  [{ trabajo: 'enProceso' }, 'Caso en proceso', null],
  [
    { trabajo: 'escalar', area: 'Entregas', categoria: 'PEDIDO' },
    'Caso escalado a Entregas · PEDIDO',
    'escaló el caso a Entregas · PEDIDO',
  ],
  [
    { trabajo: 'solicitarAutorizacion', motivo: 'venció\nel plazo' },
    'Autorización solicitada: venció\nel plazo',
    'solicitó autorización',
  ],
  [{ trabajo: 'autorizar', comentario: 'procede' }, 'Caso autorizado: procede', 'autorizó el caso'],
  [
    { trabajo: 'autorizar', comentario: 'procede', enSesionDe: 'Beto Asesor' },
    'Caso autorizado en el equipo de Beto Asesor: procede',
    'autorizó el caso',
  ],
  [
    { trabajo: 'noAutorizar', comentario: 'no procede', enSesionDe: 'Beto Asesor' },
    'Caso no autorizado en el equipo de Beto Asesor: no procede',
    'no autorizó el caso',
  ],
  [{ trabajo: 'noAutorizar', comentario: 'no procede' }, 'Caso no autorizado: no procede', 'no autorizó el caso'],
  [
    { trabajo: 'cancelacionPedida', nombre: 'A-12' },
    'Se pidió cancelar la factura A-12',
    'pidió cancelar la factura A-12',
  ],
  [
    { trabajo: 'cancelacionEnEspera', nombre: 'A-12', plazo: '26/11/2026' },
    'La cancelación de la factura A-12 espera la respuesta de quien la recibió, hasta el 26/11/2026',
    'registró «La cancelación de la factura A-12 espera la respuesta de quien la recibió, hasta el 26/11/2026»',
  ],
  [{ trabajo: 'cerrar' }, 'Caso cerrado', 'cerró el caso'],
  [{ trabajo: 'relacionar', caso: 12 }, 'Relacionado con el caso 12', 'lo relacionó con el caso 12'],
  [
    { trabajo: 'quitarRelacion', caso: 12 },
    'Ya no está relacionado con el caso 12',
    'quitó su relación con el caso 12',
  ],
  [{ trabajo: 'relacionar', caso: null }, 'Relacionado con otro caso', 'lo relacionó con otro caso'],
  [{ trabajo: 'sinEfecto' }, 'Solicitud de autorización sin efecto', null],
  [{ trabajo: 'recolectar' }, 'Caso en recolecta', 'pasó el caso a recolecta'],
  [
    { trabajo: 'entregar', nombre: 'Caro Gerente' },
    'Caso a cargo de Caro Gerente',
    'registró «Caso a cargo de Caro Gerente»',
  ],
  [
    { trabajo: 'entregar', nombre: null },
    'Caso sin asignar: quien lo tenía dejó de ser usuario',
    'registró «Caso sin asignar: quien lo tenía dejó de ser usuario»',
  ],
  [
    { trabajo: 'cancelarUnidades', operacion: 1000001, hecho: true, unidades },
    'Logística canceló 2 de Licuadora en la guía G1, de la operación 1000001, para un vale que no quedó vigente: se devuelven con otro vale',
    'registró «Logística canceló 2 de Licuadora en la guía G1, de la operación 1000001, para un vale que no quedó vigente: se devuelven con otro vale»',
  ],
];

/** The arrow of the life, where it has another name than the entry. */
const ARROWS: Readonly<Record<string, string>> = { cancelacionPedida: 'facturar' };

describe('an entry in the history of a case', () => {
  it.each(ENTRIES)('%j says %j and is told as %j', (entry, accion, contado) => {
    expect(entradaDeCasoEnPalabras(entry)).toMatchObject({
      accion,
      hecho: { trabajo: ARROWS[entry.trabajo] ?? entry.trabajo, contado },
    });
  });

  it('is of no arrow where the case took no step for it', () => {
    const entry = { trabajo: 'escalar', area: 'FACTURACIÓN', categoria: 'MANTENIMIENTO FACTURA' } as const;
    expect(entradaDeCasoEnPalabras({ ...entry, sinPaso: true }).hecho?.trabajo).toBe('escalarSinPaso');
    expect(entradaDeCasoEnPalabras(entry).hecho?.trabajo).toBe('escalar');
  });

  it('says the state to which it led where the life of a case has no arrow for it', () => {
    const states = ENTRIES.map(([entry]) => entradaDeCasoEnPalabras(entry).hecho).flatMap((hecho) =>
      hecho?.estado === undefined ? [] : [[hecho.trabajo, hecho.estado]],
    );
    expect(states).toEqual([
      ['crear', 1],
      ['enProceso', 2],
      ['recolectar', 6],
    ]);
  });
});
