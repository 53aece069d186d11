import { describe, expect, it } from 'vitest';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { TIPOS_VALE } from '#domain/cadena/tiposVale';
import { type FiltroListaVales, filtroListaValesSchema, SIN_FILTRO_VALES } from '#domain/vales/listaVales';
import { VENCIDO } from '#domain/vales/vales.list';
import { voucherList } from './voucherList.ts';

const { read, described, request } = voucherList.filters;

/** The server's reading of the request that a search makes. */
function voucherRequest(search: ReturnType<typeof read>) {
  return filtroListaValesSchema.parse(request(search));
}

function known(params: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(read(params)).filter(([, value]) => value !== undefined));
}

describe('the address of the list of vouchers', () => {
  it('asks for every voucher when it says nothing', () => {
    expect(voucherRequest(read({}))).toEqual(SIN_FILTRO_VALES);
  });

  it('holds every filter and the page', () => {
    const all = {
      cliente: 'peña ibarra',
      estado: 'vencido',
      tipo: 'cancelacion',
      tienda: 2,
      mios: true,
      fueraDePlazo: true,
      orden: 'porPlazo',
      numiden: 200_031,
      desde: '2026-03-01',
      hasta: '2026-03-31',
      pagina: 3,
    };
    expect(known(all)).toEqual(all);
    expect(voucherRequest(read(all))).toEqual({
      folio: '',
      nombre: 'peña ibarra',
      estado: VENCIDO,
      tipo: 0,
      tienda: 2,
      soloMios: true,
      fueraDePlazo: true,
      orden: 'porPlazo',
      numIden: 200_031,
      fechaInicial: '2026-03-01',
      fechaFinal: '2026-03-31',
    } satisfies FiltroListaVales);
  });

  it('has every state and type of the house, and what is past its validity', () => {
    const texts = (key: 'estado' | 'tipo') => described[key].choices.map(({ text }) => text).sort();
    expect(texts('estado')).toEqual([...Object.values(ESTADOS_VALE), VENCIDO].sort());
    expect(texts('tipo')).toEqual(Object.values(TIPOS_VALE).sort());
    for (const { value } of described.estado.choices) {
      const { estado } = voucherRequest(read({ estado: value }));
      expect(filtroListaValesSchema.shape.estado.parse(estado)).not.toBeNull();
    }
  });

  it.each([{ estado: 'perdido' }, { estado: 1 }, { tipo: 0 }, { cliente: 'x'.repeat(93) }, { hasta: 'ayer' }])(
    'takes %j for nothing instead of failing',
    (params) => {
      expect(known(params)).toEqual({});
    },
  );
});

it('the list of vouchers comes in pages of ten', () => {
  const { queryKey } = voucherList.readPage(read({ pagina: 2 }));
  expect(queryKey[1]).toMatchObject({ cuerpo: { numPagina: 2, tamPagina: 10 } });
});
