import { describe, expect, it } from 'vitest';
import { ESTADO_ARTICULO, ESTADOS_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import {
  articulosEsperados,
  avanceRecolecta,
  avisosDeCancelar,
  esperaDeRecolecta,
  fallasDeRecolecta,
  finDeRecolectas,
  lineasSinProgramar,
  pasoRecolecta,
} from './avanceRecolecta.ts';

const { porRecolectar, recolectado, cancelado } = ESTADO_ARTICULO;

/** A pickup of lines with the status of each. */
function recolecta(...lineas: readonly (readonly [linea: number, statusitem: IdEstadoArticulo])[]) {
  return {
    folioGuia: 'R00000001',
    articulos: lineas.map(([linea, statusitem], place) => ({
      idArticulo: place + 1,
      linea,
      numArt: `10${linea}`,
      descripcion: `Artículo ${linea}`,
      cantidad: 1,
      statusitem,
      estatus: ESTADOS_ARTICULO[statusitem],
    })),
  };
}

const two = [
  { linea: 1, cantidad: 1 },
  { linea: 2, cantidad: 3 },
];

describe('what comes next of a pickup', () => {
  it('is nothing while no line is marked, whatever was stored before', () => {
    expect(pasoRecolecta([], two, [])).toBe('ninguno');
  });

  it('is to save what is marked, and what is marked with another quantity than the stored one', () => {
    expect(pasoRecolecta(two, [], [])).toBe('porGuardar');
    expect(pasoRecolecta(two, [two[0], { linea: 2, cantidad: 2 }] as typeof two, [])).toBe('porGuardar');
    expect(pasoRecolecta(two, [], [recolecta([1, porRecolectar])])).toBe('porGuardar');
    // As many of another line is not the same.
    expect(pasoRecolecta([{ linea: 1, cantidad: 3 }], [{ linea: 2, cantidad: 3 }], [])).toBe('porGuardar');
  });

  it('is a date as long as one stored line has no pickup, even while another is awaited', () => {
    expect(pasoRecolecta(two, two, [])).toBe('porProgramar');
    expect(pasoRecolecta(two, two, [recolecta([1, porRecolectar])])).toBe('porProgramar');
    expect(pasoRecolecta(two, two, [recolecta([1, recolectado]), recolecta([2, cancelado])])).toBe('porProgramar');
  });

  it('is to wait once all have a pickup, and then that everything came', () => {
    expect(pasoRecolecta(two, two, [recolecta([1, porRecolectar]), recolecta([2, recolectado])])).toBe('pendiente');
    expect(pasoRecolecta(two, two, [recolecta([1, recolectado], [2, recolectado])])).toBe('recolectado');
  });

  it('goes on for what was ordered, also of a line that is no longer marked', () => {
    expect(pasoRecolecta([], two, [recolecta([1, porRecolectar])])).toBe('pendiente');
    expect(pasoRecolecta([], [], [recolecta([1, recolectado])])).toBe('recolectado');
  });
});

describe('lines without a pickup', () => {
  it('are those that no pickup fetches, or whose pickup was cancelled', () => {
    expect(lineasSinProgramar(two, [])).toEqual([1, 2]);
    expect(lineasSinProgramar(two, [recolecta([1, cancelado], [2, porRecolectar])])).toEqual([1]);
  });

  it('are none that the voucher takes nothing of', () => {
    expect(lineasSinProgramar([{ linea: 1, cantidad: 0 }], [])).toEqual([]);
  });
});

describe('pickups', () => {
  it('are awaited as long as one article is, and done when everything that was not cancelled came', () => {
    expect(avanceRecolecta([])).toBe('ninguno');
    expect(avanceRecolecta([recolecta([1, cancelado])])).toBe('ninguno');
    expect(avanceRecolecta([recolecta([1, recolectado]), recolecta([2, porRecolectar])])).toBe('pendiente');
    expect(avanceRecolecta([recolecta([1, recolectado], [2, cancelado])])).toBe('recolectado');
  });
});

describe('what a voucher waits for', () => {
  const still = { ...recolecta([1, porRecolectar]), enCamino: false };
  const moving = { ...still, folioGuia: 'R00000002', enCamino: true };
  const here = { ...recolecta([1, recolectado]), enCamino: false };
  const called = { ...recolecta([1, cancelado]), enCamino: false };
  const marked = [{ linea: 1, cantidad: 1 }];

  it.each([
    ['nothing is marked and nobody goes', [], [], 'nada'],
    ['a line is marked and nobody goes yet', marked, [], 'porRecoger'],
    ['a pickup was cancelled and its line is marked', marked, [called], 'porRecoger'],
    ['a pickup was cancelled and its line is marked no more', [], [called], 'nada'],
    ['a pickup is ordered', marked, [still], 'porRecoger'],
    ['a pickup is ordered for a line that is marked no more', [], [still], 'porRecoger'],
    ['all was brought', marked, [here], 'nada'],
    ['one of two has left', marked, [still, moving], 'enCamino'],
    ['one brought its part, another has left', marked, [here, moving], 'enCamino'],
  ] as const)('%s', (_, marcadas, recolectas, espera) => {
    expect(esperaDeRecolecta(marcadas, recolectas)).toBe(espera);
  });
});

describe('a voucher with something to fetch', () => {
  const waits = 'Los artículos por recolectar aún no se han recolectado.';

  it('waits for every marked line, line by line', () => {
    expect(fallasDeRecolecta(two, [])).toEqual([
      { linea: 1, texto: waits },
      { linea: 2, texto: waits },
    ]);
    const half = [recolecta([1, recolectado], [2, porRecolectar])];
    expect(fallasDeRecolecta(two, half)).toEqual([{ linea: 2, texto: waits }]);
  });

  it('counts for a line what came of that very line, and nothing that is still awaited', () => {
    const one = [
      { linea: 1, cantidad: 1 },
      { linea: 2, cantidad: 1 },
    ];
    const missing = (pickup: ReturnType<typeof recolecta>) =>
      fallasDeRecolecta(one, [pickup]).map(({ linea }) => linea);
    expect(missing(recolecta([2, recolectado]))).toEqual([1]);
    expect(missing(recolecta([1, porRecolectar], [2, recolectado]))).toEqual([1]);
    expect(missing(recolecta([1, cancelado], [2, recolectado]))).toEqual([1]);
    expect(missing(recolecta([1, recolectado], [2, recolectado]))).toEqual([]);
  });

  it('waits for each unit: what came of a line is counted over all its pickups', () => {
    const line = [{ linea: 1, cantidad: 2 }];
    expect(fallasDeRecolecta(line, [recolecta([1, recolectado])])).toHaveLength(1);
    expect(fallasDeRecolecta(line, [recolecta([1, recolectado]), recolecta([1, recolectado])])).toEqual([]);
  });

  it('waits for nothing when all came, or what did not come was cancelled and is no longer marked', () => {
    expect(fallasDeRecolecta([], [])).toEqual([]);
    expect(fallasDeRecolecta([{ linea: 1, cantidad: 1 }], [recolecta([1, recolectado], [2, cancelado])])).toEqual([]);
  });

  it('is not saved over a pickup that goes for what is no longer marked', () => {
    expect(fallasDeRecolecta([], [recolecta([1, porRecolectar])])).toEqual([
      {
        linea: null,
        texto:
          'La recolección con la guía R00000001 sigue pendiente: espere a que se recojan los artículos o cancele la guía.',
      },
    ]);
  });

  it('awaits the rows that nobody has fetched or cancelled', () => {
    expect(articulosEsperados(recolecta([1, recolectado], [2, porRecolectar], [3, cancelado]))).toEqual([2]);
  });
});

describe('the end of a voucher that nobody saves', () => {
  it('says before what will be cancelled', () => {
    const waits = recolecta([1, porRecolectar]);
    const fetched = { ...recolecta([1, recolectado]), folioGuia: 'R00000002' };
    expect(avisosDeCancelar([waits, fetched])).toEqual(['También se cancela la recolección con la guía R00000001.']);
    expect(avisosDeCancelar([fetched])).toEqual([]);
  });

  it('tells of each pickup what was cancelled and what goes back', () => {
    expect(finDeRecolectas([])).toEqual([]);
    expect(finDeRecolectas([recolecta([1, cancelado], [2, recolectado])])).toEqual([
      { trabajo: 'cancelarRecolecta', folioGuia: 'R00000001' },
      { trabajo: 'regresarAlCliente', folioGuia: 'R00000001' },
    ]);
    expect(finDeRecolectas([recolecta([1, porRecolectar])])).toEqual([]);
  });
});
