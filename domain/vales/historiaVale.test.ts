import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { type EntradaDeVale, entradaDeValeEnPalabras, hechoDeVale } from './historiaVale.ts';

const monto = fromPesos(1_116.5);
const unidades = [{ linea: 1, articulo: 'Licuadora', folioGuia: 'G1', cantidad: 2 }];

/** Each entry as it is kept, and as the history says it. */
const ENTRIES: readonly (readonly [EntradaDeVale, string])[] = [
  [{ trabajo: 'guardarParcial' }, 'Vale guardado como parcial'],
  [{ trabajo: 'guardar', porAutorizar: false }, 'Vale guardado'],
  [{ trabajo: 'guardar', porAutorizar: true }, 'Vale guardado, por autorizar'],
  [{ trabajo: 'autorizar', comentario: '' }, 'Vale autorizado'],
  [{ trabajo: 'autorizar', comentario: 'Procede.' }, 'Vale autorizado: Procede.'],
  [{ trabajo: 'rechazar', motivo: 'Tiene uso.' }, 'Vale rechazado: Tiene uso.'],
  [{ trabajo: 'cancelar', motivo: 'Se lo quedó.' }, 'Vale cancelado: Se lo quedó.'],
  [{ trabajo: 'migrar' }, 'Enviado a NetSuite'],
  [
    {
      trabajo: 'cambiarMetodos',
      de: [
        { metodo: 3, monto: fromPesos(116) },
        { metodo: 6, monto: fromPesos(464) },
      ],
      a: [{ metodo: 7, monto: fromPesos(580) }],
    },
    'Métodos de devolución cambiados: de BILLETERA $116.00, EFECTIVO $464.00 a CERTIFICADO DE REGALO $580.00',
  ],
  [
    {
      ...{ trabajo: 'cambiarMetodos', porAutorizar: true },
      de: [{ metodo: 2, monto: fromPesos(580) }],
      a: [{ metodo: 7, monto: fromPesos(580) }],
    },
    'Métodos de devolución cambiados: de TARJETA BANCARIA $580.00 a CERTIFICADO DE REGALO $580.00, por autorizar',
  ],
  [
    { trabajo: 'rechazar', motivo: 'No procede.', vuelve: [{ metodo: 2, monto: fromPesos(580) }] },
    'Cambio de métodos rechazado, se devuelve como antes (TARJETA BANCARIA $580.00): No procede.',
  ],
  [
    { trabajo: 'reponer', folio: 'D001000002', motivo: 'Perdió su papel.' },
    'Repuesto por el vale D001000002: Perdió su papel.',
  ],
  [{ trabajo: 'crearEnLugar', folio: 'D001000001' }, 'Creado en lugar del vale D001000001'],
  [{ trabajo: 'imprimir', formato: 'carta', numero: 1 }, 'Vale impreso (carta)'],
  [{ trabajo: 'imprimir', formato: 'ticket', numero: 2 }, 'Vale reimpreso (ticket, impresión 2)'],
  [
    { trabajo: 'enviar', correo: 'maria@correo.mx', numero: 3 },
    'Se pidió enviar el vale a maria@correo.mx (impresión 3)',
  ],
  [
    { trabajo: 'avisar', correo: 'ana@correo.mx', autorizado: true },
    'Se pidió enviar el aviso a quien lo hizo (ana@correo.mx)',
  ],
  [
    { trabajo: 'avisar', correo: 'ana@correo.mx', autorizado: true, cambio: 4 },
    'Se pidió enviar el aviso a quien lo cambió (ana@correo.mx)',
  ],
  [{ trabajo: 'avisar', correo: null, autorizado: false }, 'No se avisó a quien lo hizo: no tiene correo'],
  [{ trabajo: 'empezarDevolucion', metodo: 3, monto }, 'Devolución de $1,116.50 por BILLETERA empezada'],
  [
    { trabajo: 'devolver', metodo: 3, monto, folio: 'B0001', porElSistema: false },
    'Se devolvieron $1,116.50 por BILLETERA, folio B0001',
  ],
  [
    { trabajo: 'devolver', metodo: 6, monto, folio: null, porElSistema: true },
    'Se devolvieron $1,116.50 por EFECTIVO (la terminó el sistema)',
  ],
  [
    { trabajo: 'rechazarDevolucion', metodo: 3, monto, motivo: 'Está llena.', porElSistema: false },
    'Devolución de $1,116.50 por BILLETERA rechazada: Está llena.',
  ],
  [
    { trabajo: 'rechazarDevolucion', metodo: 3, monto, motivo: 'Está llena.', porElSistema: true },
    'Devolución de $1,116.50 por BILLETERA rechazada: Está llena. (la terminó el sistema)',
  ],
  [
    { trabajo: 'recolectar', folioGuia: 'R1', fecha: '2026-03-19' },
    'Recolección programada con la guía R1 para el 19/03/2026',
  ],
  [{ trabajo: 'cancelarRecolecta', folioGuia: 'R1' }, 'La recolección con la guía R1 está cancelada'],
  [{ trabajo: 'regresarAlCliente', folioGuia: 'R1' }, 'Hay que regresarle al cliente lo que se recogió con la guía R1'],
  [
    { trabajo: 'pedirRetiro', folioGuia: 'R1' },
    'Se pidió a logística retirar la recolección con la guía R1, que no quedó en el vale, y no contestó: se le pide de nuevo hasta saberlo',
  ],
  [
    { trabajo: 'retirarRecolecta', folioGuia: 'R1' },
    'Logística ya no tiene la recolección con la guía R1, que no quedó en el vale',
  ],
  [
    { trabajo: 'retirarRecolecta', folioGuia: null },
    'Logística ya no tiene la recolección que se pidió y de la que no se supo',
  ],
  [
    { trabajo: 'negarRetiro', folioGuia: 'R1', motivo: 'Ya va en camino.' },
    'Logística no retiró la recolección con la guía R1, que no quedó en el vale: Ya va en camino.',
  ],
  [{ trabajo: 'cancelarEnGuias', unidades: 1, folios: ['G1'] }, '1 unidad cancelada en la guía G1'],
  [{ trabajo: 'cancelarEnGuias', unidades: 3, folios: ['G1', 'G2'] }, '3 unidades canceladas en las guías G1, G2'],
  [
    { trabajo: 'cancelarUnidades', hecho: true, unidades },
    'Logística canceló 2 de Licuadora en la guía G1 y el vale no quedó vigente: se devuelven cuando lo esté, o con otro vale',
  ],
  [
    { trabajo: 'cancelarUnidades', hecho: false, unidades },
    'Se pidió a logística cancelar 2 de Licuadora en la guía G1 y no se sabe si lo hizo: si la guía muestra las unidades canceladas, se devuelven con este vale o con otro',
  ],
  [
    {
      trabajo: 'actualizarGuia',
      folioGuia: 'R1',
      articulos: [
        { idArticulo: 1, statusitem: 13 },
        { idArticulo: 2, statusitem: 13 },
      ],
      paquetes: [],
    },
    'Guía R1: 2 artículos RECOLECTADO',
  ],
  [
    { trabajo: 'cancelarGuia', folioGuia: 'R1', canceladas: 2, enCamino: 1 },
    'Guía R1: Se cancelaron 2 unidades de la guía; 1 ya salió y sigue su camino',
  ],
  [{ trabajo: 'ordenarServicio', folioGuia: 'R1' }, 'Guía R1: La orden de servicio se creó con la guía R1'],
];

describe('an entry in the history of a voucher', () => {
  it.each(ENTRIES)('%j says: %s', (entry, words) => {
    expect(entradaDeValeEnPalabras(entry)).toBe(words);
  });

  it('tells the work, and the state to which it led where the work alone does not say it', () => {
    expect(hechoDeVale({ trabajo: 'guardar', porAutorizar: true })).toEqual({ trabajo: 'guardar', estado: 5 });
    expect(hechoDeVale({ trabajo: 'guardar', porAutorizar: false })).toEqual({ trabajo: 'guardar', estado: 1 });
    expect(hechoDeVale({ trabajo: 'crearEnLugar', folio: 'D001000001' })).toEqual({
      trabajo: 'guardar',
      estado: 1,
    });
    const de = [{ metodo: 2, monto }] as const;
    expect(hechoDeVale({ trabajo: 'cambiarMetodos', de, a: de })).toEqual({ trabajo: 'cambiarMetodos' });
    expect(hechoDeVale({ trabajo: 'cambiarMetodos', de, a: de, porAutorizar: true })).toEqual({
      trabajo: 'cambiarMetodos',
      estado: 5,
    });
    expect(hechoDeVale({ trabajo: 'rechazar', motivo: 'No procede.', vuelve: de })).toEqual({
      trabajo: 'rechazar',
      estado: 1,
    });
    expect(hechoDeVale({ trabajo: 'rechazar', motivo: 'No procede.' })).toEqual({ trabajo: 'rechazar' });
    expect(hechoDeVale({ trabajo: 'cancelar', motivo: 'Se lo quedó.' })).toEqual({ trabajo: 'cancelar' });
  });
});
