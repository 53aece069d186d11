import { describe, expect, it } from 'vitest';
import { centavos, fromPesos } from '#domain/common/money';
import type { Importes } from '#domain/ventas/importesDeLinea';
import {
  anulada,
  frenteALaGuardada,
  juzgarCorreccion,
  type LineaGuardada,
  lineaNueva,
  type VentaGuardada,
} from './correccion.ts';
import type { VentaPorFormas } from './porFormas.ts';
import type { LineaEntrante } from './ventaEntrante.ts';

const CASH = 1;
const CARD = 2;

/** Of so many units of 116 pesos each. */
function worth(units: number): Importes {
  return {
    subtotal: fromPesos(100 * units),
    descuento: centavos(0),
    iva: fromPesos(16 * units),
    ieps: centavos(0),
    total: fromPesos(116 * units),
  };
}

function line(linea: number, cantidad: number, changes: Partial<LineaEntrante> = {}): LineaEntrante {
  const numArt = `1000${linea}`;
  const article = { linea, numArt, descripcion: 'ARTÍCULO', departamento: '', precioUnitario: '100.0000' };
  return { ...article, cantidad, pesada: null, devuelto: 0, ...worth(cantidad), ...changes };
}

/** Two lines of three units each, paid 500 in cash and 196 by card. */
const SALE: VentaPorFormas = {
  ...{ tienda: 1, operacion: 1000001, revision: 2, fecha: new Date('2026-03-01T18:00:00.000Z') },
  ...{ numidenCliente: null, nombreCliente: null, folioWeb: null, total: fromPesos(696) },
  lineas: [line(1, 3), line(2, 3)],
  pagos: [paid(CASH, 500), paid(CARD, 196)],
};

function paid(idFormaPago: number, pesos: number, back = 0) {
  const fecha = new Date('2026-03-01T18:00:00.000Z');
  const money = { monto: fromPesos(pesos), devuelto: fromPesos(back), fecha, referencia: null };
  return { ...money, forma: idFormaPago, idFormaPago, nombre: '', claveSat: null };
}

/** As it is stored, with so many units of its first line in vouchers. */
function stored(
  retenidas = 0,
  changes: Partial<VentaGuardada> = {},
  first: Partial<LineaGuardada> = {},
): VentaGuardada {
  const free = { retenidas: 0, tomado: worth(0), enGuia: 0, nombrada: false };
  const held = { ...free, retenidas, tomado: worth(retenidas), nombrada: retenidas > 0 };
  return {
    ...SALE,
    revision: 1,
    lineas: [
      { ...line(1, 3), ...held, ...first },
      { ...line(2, 3), ...free },
    ],
    dado: [],
    facturada: false,
    zona: 'America/Mexico_City',
    ...changes,
  };
}

function with1(changes: Partial<LineaEntrante>): VentaPorFormas {
  return { ...SALE, lineas: [line(1, 3, changes), line(2, 3)] };
}

const refusal = (guardada: VentaGuardada, nueva: VentaPorFormas) => {
  const judged = juzgarCorreccion(guardada, nueva);
  return judged.aplica ? null : judged.motivo;
};
const left = (guardada: VentaGuardada, nueva: VentaPorFormas) => {
  const judged = juzgarCorreccion(guardada, nueva);
  return judged.aplica ? judged.lineas.map(({ cantidadMaxima }) => cantidadMaxima) : judged.motivo;
};
const excess = (guardada: VentaGuardada, nueva: VentaPorFormas) => {
  const judged = juzgarCorreccion(guardada, nueva);
  return judged.aplica ? judged.excedente : judged.motivo;
};

describe('a sale is told from the stored one', () => {
  const known = { revision: 3, huella: 'a', anulacion: null };

  it('by its revision first', () => {
    expect(frenteALaGuardada(known, { revision: 4, huella: 'a' })).toBe('posterior');
    expect(frenteALaGuardada(known, { revision: 3, huella: 'a' })).toBe('igual');
    expect(frenteALaGuardada(known, { revision: 3, huella: 'b' })).toBe('conflicto');
    expect(frenteALaGuardada(known, { revision: 2, huella: 'a' })).toBe('atrasada');
    // Made here, or by the sample: no till has said it.
    const own = { revision: 0, huella: null, anulacion: null };
    expect(frenteALaGuardada(own, { revision: 0, huella: 'a' })).toBe('conflicto');
  });

  it('by the last annulment, if it is one', () => {
    const annulment = (revision: number) => ({ revision, huella: null });
    expect(frenteALaGuardada(known, annulment(4))).toBe('posterior');
    expect(frenteALaGuardada(known, annulment(3))).toBe('conflicto');
    expect(frenteALaGuardada(known, annulment(2))).toBe('atrasada');
    const annulled = { ...known, anulacion: 6 };
    expect(frenteALaGuardada(annulled, annulment(7))).toBe('posterior');
    expect(frenteALaGuardada(annulled, annulment(6))).toBe('igual');
    expect(frenteALaGuardada(annulled, annulment(5))).toBe('atrasada');
  });

  it('by its own kind alone: contents between the stored ones and their annulment are later contents', () => {
    const annulled = { ...known, anulacion: 6 };
    expect(frenteALaGuardada(annulled, { revision: 5, huella: 'b' })).toBe('posterior');
    expect(frenteALaGuardada(annulled, { revision: 6, huella: 'b' })).toBe('conflicto');
    expect(frenteALaGuardada(annulled, { revision: 7, huella: 'b' })).toBe('posterior');
    expect(frenteALaGuardada(annulled, { revision: 3, huella: 'a' })).toBe('igual');
  });
});

it('one that shares no article with the sale is another sale, whatever was taken of it', () => {
  const another = { ...SALE, lineas: [line(7, 5)] };
  for (const guardada of [stored(), stored(2), stored(0, { facturada: true })]) {
    expect(juzgarCorreccion(guardada, another)).toMatchObject({ aplica: false, resultado: 'rechazada' });
  }
  expect(refusal(stored(), another)).toContain('No lleva ningún artículo de la venta que se tiene');
  // An article that moved to another line is of the sale.
  expect(left(stored(), { ...SALE, lineas: [line(7, 5, { numArt: line(2, 3).numArt })] })).toEqual([5]);
  expect(juzgarCorreccion(stored(2), { ...SALE, lineas: [line(2, 3)] })).toMatchObject({ resultado: 'conVales' });
});

it('a sale that nothing was taken of is replaced by another state of it', () => {
  expect(left(stored(), { ...SALE, lineas: [line(1, 1), line(7, 5)], pagos: [] })).toEqual([1, 5]);
  expect(left(stored(), with1({ cantidad: 1, ...worth(1) }))).toEqual([1, 3]);
});

describe('units that vouchers hold', () => {
  it('are not free, whatever the till sends', () => {
    expect(left(stored(2), with1({ cantidad: 5, ...worth(5) }))).toEqual([3, 3]);
    expect(left(stored(2), with1({ cantidad: 2, ...worth(2) }))).toEqual([0, 3]);
  });

  it('keep their line, its article, their units and each of their amounts', () => {
    expect(refusal(stored(2), { ...SALE, lineas: [line(2, 3)] })).toBe(
      'La línea 1 (10001) está en un vale o en una guía, y ya no viene.',
    );
    expect(refusal(stored(2), with1({ numArt: '99999' }))).toContain('y ya no viene');
    expect(refusal(stored(2), with1({ cantidad: 1, ...worth(1) }))).toBe(
      'De la línea 1 vienen 1 y en vales o guías hay 2.',
    );
    expect(refusal(stored(2), with1({ iva: fromPesos(31.99) }))).toBe(
      'De la línea 1 sus vales ya tomaron $32.00 de iva, y vienen $31.99.',
    );
    expect(refusal(stored(2), with1({ iva: fromPesos(32) }))).toBeNull();
  });

  it('and units that the till took back before are both of what was sold', () => {
    const one = stored(1, {}, { devuelto: 2 });
    expect(refusal(one, with1({ cantidad: 2, devuelto: 2, ...worth(2) }))).toBe(
      'De la línea 1 vienen 2: 2 volvieron ya a su caja y en vales hay 1.',
    );
    // The till says that one of them did not come back, and that only two were sold.
    expect(left(one, with1({ cantidad: 2, devuelto: 1, ...worth(2) }))).toEqual([0, 3]);
    // It takes back one more while it sells one less: the goods are there, and somebody hears of it.
    expect(excess(stored(1, {}, { devuelto: 1 }), with1({ cantidad: 2, devuelto: 2, ...worth(2) }))).toBe(
      'Se devolvieron en caja y en un vale: 1 de la línea 1.',
    );
    // Taken back twice already: what was sold may stay or grow, not fall.
    const twice = stored(2, {}, { devuelto: 2 });
    expect(left(twice, with1({ cantidad: 4, devuelto: 2, ...worth(4) }))).toEqual([0, 3]);
    expect(excess(twice, { ...with1({ devuelto: 2 }), pagos: [paid(CASH, 696)] })).toContain('1 de la línea 1');
    expect(refusal(twice, with1({ cantidad: 2, devuelto: 2, ...worth(2) }))).toContain('vienen 2: 2 volvieron');
  });

  it('of another line leave this one free to change', () => {
    expect(left(stored(2), { ...SALE, lineas: [line(1, 3), line(2, 1)] })).toEqual([1, 1]);
    expect(left(stored(2), { ...SALE, lineas: [line(1, 3)] })).toEqual([1]);
  });
});

it('a line that a voucher only names, or that travels by a guide, keeps its place', () => {
  const gone = { ...SALE, lineas: [line(2, 3)] };
  expect(refusal(stored(0, {}, { nombrada: true }), gone)).toContain('y ya no viene');
  expect(refusal(stored(0, {}, { enGuia: 1 }), gone)).toContain('y ya no viene');
  expect(refusal(stored(0, {}, { enGuia: 3 }), with1({ cantidad: 2, ...worth(2) }))).toBe(
    'De la línea 1 vienen 2 y en vales o guías hay 3.',
  );
});

describe('money that went back', () => {
  const given = (...dado: VentaGuardada['dado']) => stored(2, { dado });

  it('keeps the payment that it went back by', () => {
    const less = { ...SALE, pagos: [paid(CASH, 600), paid(CARD, 96)] };
    expect(refusal(given({ metodo: 2, monto: fromPesos(96.01) }), less)).toBe(
      'De su pago ya se devolvió $96.01, y vienen $96.00.',
    );
    expect(refusal(given({ metodo: 2, monto: fromPesos(96) }), less)).toBeNull();
    expect(refusal(given({ metodo: 6, monto: fromPesos(1) }), { ...SALE, pagos: [] })).toContain('y vienen $0.00.');
  });

  it('by one way leaves the others free, and those that came by two are told apart', () => {
    const less = { ...SALE, pagos: [paid(CASH, 600), paid(CARD, 96)] };
    expect(refusal(given({ metodo: 6, monto: fromPesos(300) }), less)).toBeNull();
    const both = [
      { metodo: 6, monto: fromPesos(500) },
      { metodo: 2, monto: fromPesos(97) },
    ] as const;
    expect(refusal(given(...both), less)).toBe('De su pago ya se devolvió $97.00, y vienen $96.00.');
  });

  it('at the till before and by vouchers is both of what was paid', () => {
    const before = [paid(CASH, 500, 300), paid(CARD, 196)];
    const later = (cash: number, back: number, card = 196) => ({
      ...SALE,
      pagos: [paid(CASH, cash, back), paid(CARD, card)],
    });
    const both = stored(2, { pagos: before, dado: [{ metodo: 6, monto: fromPesos(150) }] });
    expect(refusal(both, later(449.99, 300))).toBe('De su pago ya se devolvió $450.00, y vienen $449.99.');
    expect(refusal(both, later(450, 300))).toBeNull();
    // The till says that only 100 of it went back.
    expect(refusal(both, later(250, 100))).toBeNull();
    expect(refusal(both, later(249.99, 100))).toContain('ya se devolvió $250.00');
    // Beyond the cash that was left, the voucher's money is of the card.
    const more = stored(2, { pagos: before, dado: [{ metodo: 3, monto: fromPesos(250) }] });
    expect(refusal(more, later(550, 300, 49.99))).toContain('ya se devolvió $50.00, y vienen $49.99.');
    expect(refusal(more, later(550, 300, 50))).toBeNull();
  });

  it('at the till by one way, and is said to be of another one later, counts all the same', () => {
    const before = [paid(CARD, 174, 174), paid(CASH, 174, 58)];
    const later = (card: number) => ({ ...SALE, pagos: [paid(CARD, card, card), paid(CASH, 174, 232 - card)] });
    const held = stored(1, { pagos: before, dado: [{ metodo: 3, monto: fromPesos(58) }] });
    expect(refusal(held, later(58))).toBe('De sus pagos ya se devolvió $290.00, y vienen $232.00.');
    expect(refusal(held, later(116))).toBeNull();
    // More than was paid is gone already, by somebody's leave: it gets no worse.
    const beyond = stored(1, { pagos: before, dado: [{ metodo: 3, monto: fromPesos(200) }] });
    expect(refusal(beyond, { ...SALE, pagos: [paid(CARD, 174, 174), paid(CASH, 174, 58)] })).toBeNull();
    expect(refusal(beyond, { ...SALE, pagos: [paid(CARD, 174, 58), paid(CASH, 173.99, 173.99)] })).not.toBeNull();
  });

  it('of a sale whose payments nobody said leaves them unsaid', () => {
    const unsaid = stored(2, { pagos: [], dado: [{ metodo: 6, monto: fromPesos(232) }] });
    expect(excess(unsaid, { ...SALE, pagos: [] })).toBeNull();
  });

  it('by nothing leaves payments free to change', () => {
    expect(refusal(stored(2), { ...SALE, pagos: [] })).toBeNull();
  });
});

it('an invoice that counts keeps what was sold as it was, and bears what went back since', () => {
  const invoiced = stored(0, { facturada: true });
  expect(refusal(invoiced, with1({ cantidad: 2, ...worth(2) }))).toBe('Tiene una factura que cuenta.');
  expect(refusal(invoiced, { ...SALE, pagos: [paid(CASH, 696)] })).toBe('Tiene una factura que cuenta.');
  expect(left(invoiced, with1({ devuelto: 2 }))).toEqual([1, 3]);
  expect(left(invoiced, { ...SALE, numidenCliente: 500123 })).toEqual([3, 3]);
});

describe('the day of a sale that an invoice counts', () => {
  const invoiced = stored(0, { facturada: true });
  // It was sold at noon of March the 1st; at 06:00 UTC the store's next day begins.
  const lastOfDay = new Date('2026-03-02T05:59:59.000Z');
  const nextDay = new Date('2026-03-02T06:00:00.000Z');
  const dateOf = (guardada: VentaGuardada, nueva: VentaPorFormas) => {
    const judged = juzgarCorreccion(guardada, nueva);
    return judged.aplica ? judged.fecha.toISOString() : judged.motivo;
  };

  it('is not another one, though its moment may be', () => {
    expect(dateOf(invoiced, { ...SALE, fecha: lastOfDay })).toBe('2026-03-02T05:59:59.000Z');
    expect(dateOf(invoiced, { ...SALE, fecha: nextDay })).toBe('Tiene una factura que cuenta.');
    expect(juzgarCorreccion(invoiced, { ...SALE, fecha: nextDay })).toMatchObject({ resultado: 'conVales' });
  });

  it('stays where the revision says what went back as well', () => {
    const back = { ...with1({ devuelto: 2 }), fecha: nextDay };
    expect(dateOf(invoiced, back)).toBe('2026-03-01T18:00:00.000Z');
    expect(left(invoiced, back)).toEqual([1, 3]);
    const money = { ...SALE, pagos: [paid(CASH, 500, 100), paid(CARD, 196)], fecha: nextDay };
    expect(dateOf(invoiced, money)).toBe('2026-03-01T18:00:00.000Z');
  });

  it('is free while no invoice counts it', () => {
    expect(dateOf(stored(), { ...SALE, fecha: nextDay })).toBe('2026-03-02T06:00:00.000Z');
  });
});

describe('a return at the till', () => {
  it('takes units as a voucher does', () => {
    expect(left(stored(1), with1({ devuelto: 1 }))).toEqual([1, 3]);
    expect(excess(stored(1), with1({ devuelto: 2 }))).toBeNull();
  });

  it('of what a voucher took before leaves nothing, and is told', () => {
    expect(left(stored(2), with1({ devuelto: 3 }))).toEqual([0, 3]);
    expect(excess(stored(2), with1({ devuelto: 3 }))).toBe('Se devolvieron en caja y en un vale: 2 de la línea 1.');
  });

  it('of money that a voucher gave before is told', () => {
    const dado = [{ metodo: 6, monto: fromPesos(232) } as const];
    const back = (cash: number) => ({ ...SALE, pagos: [paid(CASH, 500, cash), paid(CARD, 196, 196)] });
    expect(excess(stored(2, { dado }), back(268))).toBeNull();
    expect(excess(stored(2, { dado }), back(268.01))).toBe(
      'Entre caja y vales se devolvió $696.01 de $696.00 pagados.',
    );
  });

  it('that was undone frees its units', () => {
    expect(left(stored(1, {}, { devuelto: 2 }), SALE)).toEqual([2, 3]);
  });
});

it('an annulment returns all units and all money, and what vouchers have is told', () => {
  const annulled = anulada(SALE);
  expect(annulled).toMatchObject({ revision: 2, lineas: [{ devuelto: 3 }, { devuelto: 3 }] });
  expect(annulled.pagos.map(({ devuelto }) => devuelto)).toEqual([50_000, 19_600]);
  expect(left(stored(), annulled)).toEqual([0, 0]);
  expect(excess(stored(), annulled)).toBeNull();
  expect(excess(stored(2), annulled)).toBe('Se devolvieron en caja y en un vale: 2 de la línea 1.');
  expect(left(stored(0, { facturada: true }), annulled)).toEqual([0, 0]);
});

it('a new sale leaves what its till has not taken back', () => {
  expect(lineaNueva(line(1, 3, { devuelto: 1 })).cantidadMaxima).toBe(2);
});
