import { describe, expect, it } from 'vitest';
import { casoDeVentaSchema } from '#domain/casos/casosAbiertos';
import type { Customer } from '#domain/casos/clientes';
import { PERMISOS } from '#domain/common/permisos';
import { casoPropio, casosOfrecidos, esCasoPropio, faltaParaCaso, solicitudDeCaso } from './casoDeVale.ts';

const BUYER = 500_001;
const OTHER = 500_002;
const DEVOLUCION = 7;
const CANCELACION = 8;
const QUEJA = 24;

function caso(id: number, category: number, cliente = BUYER) {
  return { id, subCategoria: { id: category }, cliente: { numiden: cliente } };
}

const CUSTOMER: Customer = {
  numiden: BUYER,
  nombre: 'Guadalupe',
  apellidoPaterno: 'Peña',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: '5512345678',
  celular: null,
  esNuevo: false,
};

it('a case of a sale travels with its number, category and customer', () => {
  const said = {
    id: 7,
    subCategoria: { id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN' },
    cliente: { numiden: BUYER, nombre: 'Peña Guadalupe' },
  };
  expect(casoDeVentaSchema.parse(said)).toEqual(said);
});

describe("the sale's own case", () => {
  it('is the newest of the very category and of the buyer', () => {
    const casos = [caso(9, QUEJA), caso(8, DEVOLUCION, OTHER), caso(7, DEVOLUCION), caso(6, DEVOLUCION)];
    expect(casoPropio(casos, 1, BUYER)?.id).toBe(7);
    expect(casoPropio(casos, 0, BUYER)).toBeNull();
  });
});

it("of a sale to nobody in particular it is the newest of the very category, whoever's", () => {
  const casos = [caso(9, QUEJA, OTHER), caso(8, DEVOLUCION, OTHER), caso(7, DEVOLUCION)];
  expect(casoPropio(casos, 1, null)?.id).toBe(8);
  expect(casoPropio(casos, 0, null)).toBeNull();
});

it('a case is the own one of a type, of a buyer', () => {
  expect(esCasoPropio(caso(1, CANCELACION), 0, BUYER)).toBe(true);
  expect(esCasoPropio(caso(1, CANCELACION), 1, BUYER)).toBe(false);
  expect(esCasoPropio(caso(1, CANCELACION, OTHER), 0, BUYER)).toBe(false);
});

describe('the cases that are offered for a voucher', () => {
  const asked = { tipo: 1, comprador: BUYER, sinCaso: null } as const;

  it('are those of the buyer whose category makes its type, or a new one', () => {
    const casos = [caso(9, CANCELACION), caso(8, QUEJA, OTHER)];
    expect(casosOfrecidos(casos, asked)).toEqual({ casos: [], nuevo: true, elegido: null });
  });

  it('begin with its own, and then there is no new one', () => {
    const casos = [caso(9, QUEJA), caso(8, DEVOLUCION)];
    expect(casosOfrecidos(casos, asked)).toEqual({ casos, nuevo: false, elegido: 8 });
  });

  it('or with the newest, beside which a new one can be made', () => {
    const casos = [caso(9, QUEJA, OTHER), caso(8, QUEJA), caso(7, QUEJA)];
    expect(casosOfrecidos(casos, asked)).toMatchObject({ nuevo: true, elegido: 8 });
  });

  it('where none can be made, with whichever there is', () => {
    const without = { tipo: 1, comprador: null, sinCaso: 'No se puede.' } as const;
    expect(casosOfrecidos([caso(9, QUEJA, OTHER)], without)).toMatchObject({ nuevo: false, elegido: 9 });
    expect(casosOfrecidos([], without)).toEqual({ casos: [], nuevo: false, elegido: null });
  });

  it("of a sale to nobody in particular begin with its own, whoever's, and another customer gets a new one", () => {
    const casos = [caso(9, QUEJA), caso(8, DEVOLUCION, OTHER)];
    const nobodys = { tipo: 1, comprador: null, sinCaso: null } as const;
    expect(casosOfrecidos(casos, nobodys)).toEqual({ casos, nuevo: true, elegido: 8 });
    expect(casosOfrecidos([], nobodys)).toEqual({ casos: [], nuevo: true, elegido: null });
  });
});

describe('a case that is made with its voucher', () => {
  it('needs the right', () => {
    expect(faltaParaCaso([PERMISOS.crearCaso.id])).toBeNull();
    expect(faltaParaCaso([])).toBe('No tiene permiso para crear casos: haga el vale desde un caso.');
  });

  it('holds all that is known of the buyer', () => {
    const known = {
      apellidoMaterno: 'Ríos',
      sexo: 'F',
      fechaNacimiento: '1980-02-29',
      correo: 'lupe@ejemplo.mx',
    } as const;
    const customer: Customer = { ...CUSTOMER, ...known, celular: '5598765432' };
    const asker = { numiden: 100_002, cvetda: 1 };
    expect(solicitudDeCaso({ tienda: 3, operacion: 1_000_001 }, 1, customer, asker)).toMatchObject({
      nomCliente: 'Guadalupe',
      apePatCliente: 'Peña',
      apeMatCliente: 'Ríos',
      sexo: 'F',
      fechaNacimiento: '1980-02-29',
      correo: 'lupe@ejemplo.mx',
      numTel: '5512345678',
      numCel: '5598765432',
    });
    expect(solicitudDeCaso({ tienda: 3, operacion: 1_000_001 }, 1, CUSTOMER, asker)).toMatchObject({
      apeMatCliente: '',
      sexo: 'M',
      fechaNacimiento: '',
      correo: '',
      numCel: '',
    });
  });

  it('names its operation, in words and in its search parameters', () => {
    const sale = { tienda: 3, operacion: 1_000_001 };
    expect(solicitudDeCaso(sale, 1, CUSTOMER, { numiden: 100_002, cvetda: 1 })).toMatchObject({
      numidenCliente: BUYER,
      numTel: '5512345678',
      correo: '',
      idSubcategoria: 7,
      cvetda: 1,
      numidenCrea: 100_002,
      descripcion: 'Devolución de la operación 1000001',
      parametrosBusqueda: [
        { tipo: 1, valor: '3' },
        { tipo: 2, valor: '1000001' },
      ],
    });
    expect(solicitudDeCaso(sale, 0, CUSTOMER, { numiden: 1, cvetda: 1 })).toMatchObject({
      descripcion: 'Cancelación de la operación 1000001',
      idSubcategoria: 8,
    });
  });
});
