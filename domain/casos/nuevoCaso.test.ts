import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busquedaDeClienteSchema, quienEs } from './clienteDeCaso.ts';
import type { Customer } from './clientes.ts';
import {
  BLANK_FORM,
  CAMPOS_NUEVO_CASO,
  formularioDeSolicitud,
  type NewCaseFields,
  nuevoCasoSchema,
  solicitudCasoSchema,
  solicitudDelFormulario,
} from './nuevoCaso.ts';

// Eleven at night in the store, already tomorrow in UTC.
const schema = nuevoCasoSchema<{ readonly numiden: number }>(() => new Date('2026-04-01T05:00:00Z'));

const full: NewCaseFields<{ readonly numiden: number }> = {
  ...BLANK_FORM,
  identidad: { nombre: 'Ana', apellidoPaterno: 'Ñu', apellidoMaterno: '', fechaNacimiento: '1990-03-31', sexo: 'F' },
  contacto: { correo: 'ana@correo.mx', telefono: '', celular: '' },
  idArea: 1,
  idSubcategoria: 3,
  descripcion: 'Quince letras..',
};

/** The first fault of each field, by its path. */
function errors(cambio: Partial<typeof full>): Record<string, string> {
  const faltas = schema.safeParse({ ...full, ...cambio }).error?.issues ?? [];
  return Object.fromEntries(faltas.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function identity(cambio: Partial<NewCaseFields['identidad']>) {
  return errors({ identidad: { ...full.identidad, ...cambio } });
}

function contacto(cambio: Partial<NewCaseFields['contacto']>) {
  return errors({ contacto: { correo: '', telefono: '', celular: '', ...cambio } });
}

describe('the new-case form', () => {
  it('is right when everything required is there', () => {
    expect(errors({})).toEqual({});
  });

  it('misses every required field when it is empty', () => {
    expect(errors(BLANK_FORM)).toEqual({
      'identidad.nombre': 'Campo requerido',
      'identidad.apellidoPaterno': 'Campo requerido',
      'identidad.fechaNacimiento': 'Campo requerido',
      contacto: 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.',
      idArea: 'Campo requerido',
      idSubcategoria: 'Campo requerido',
      descripcion: 'Campo requerido',
    });
  });

  it.each([
    [{ nombre: 'An' }, { 'identidad.nombre': 'Campo mayor a 3 caracteres' }],
    [{ nombre: '   ' }, { 'identidad.nombre': 'Campo requerido' }],
    [{ nombre: ' An ' }, { 'identidad.nombre': 'Campo mayor a 3 caracteres' }],
    [{ nombre: 'An\u200b' }, { 'identidad.nombre': 'Campo mayor a 3 caracteres' }],
    [{ nombre: 'a'.repeat(50) }, {}],
    [{ nombre: 'a'.repeat(51) }, { 'identidad.nombre': 'Campo de máximo 50 caracteres' }],
    [{ apellidoPaterno: 'Ñ' }, { 'identidad.apellidoPaterno': 'Campo mayor a 2 caracteres' }],
    [{ apellidoPaterno: 'a'.repeat(20) }, {}],
    [{ apellidoPaterno: 'a'.repeat(21) }, { 'identidad.apellidoPaterno': 'Campo de máximo 20 caracteres' }],
    [{ apellidoMaterno: 'a'.repeat(20) }, {}],
    [{ apellidoMaterno: 'a'.repeat(21) }, { 'identidad.apellidoMaterno': 'Campo de máximo 20 caracteres' }],
  ])('judges the identity %j', (cambio, said) => {
    expect(identity(cambio)).toEqual(said);
  });

  it.each([
    ['catorce letras', { descripcion: 'Campo mayor a 15 caracteres' }],
    ['quince letras..', {}],
    ['a'.repeat(4_000), {}],
    ['a'.repeat(4_001), { descripcion: 'Campo de máximo 4000 caracteres' }],
  ])('judges the description %s', (descripcion, said) => {
    expect(errors({ descripcion })).toEqual(said);
  });

  it.each([
    ['2026-03-30', undefined],
    ['2026-03-31', 'La fecha debe ser menor a la actual.'],
    ['2026-04-01', 'La fecha debe ser menor a la actual.'],
    ['2026-02-30', 'La fecha debe ser menor a la actual.'],
    ['1990-02-29', 'La fecha debe ser menor a la actual.'],
    ['1992-02-29', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'La fecha debe ser del año 1900 o posterior.'],
    ['0199-05-17', 'La fecha debe ser del año 1900 o posterior.'],
  ])('takes a birth date before the store’s today only: %s', (fechaNacimiento, said) => {
    expect(identity({ fechaNacimiento })['identidad.fechaNacimiento']).toBe(said);
  });

  it('does not judge the identity of an existing customer', () => {
    const heredada = { ...BLANK_FORM.identidad, nombre: 'J' };
    expect(errors({ identidad: heredada, cliente: { numiden: 55 } })).toEqual({});
    expect(Object.keys(errors({ identidad: heredada }))).toHaveLength(3);
  });

  it('does not ask for the area of a category that was chosen', () => {
    expect(errors({ idArea: null })).toEqual({});
  });

  it('takes store and operation, each or none, and of the operation digits only', () => {
    expect(errors({ operacion: { tienda: 1, numero: '' } })).toEqual({});
    expect(errors({ operacion: { tienda: null, numero: '1234567890' } })).toEqual({});
    expect(errors({ operacion: { tienda: 1, numero: 'A-12' } })).toEqual({
      'operacion.numero': 'Campo de solo números.',
    });
    expect(errors({ operacion: { tienda: 1, numero: '12345678901' } })).toEqual({
      'operacion.numero': 'Campo de máximo 10 caracteres',
    });
  });

  it('takes five files and not a sixth', () => {
    const anexos = (howMany: number) =>
      Array.from({ length: howMany }, (_, n) => ({ id: `${n}`, nombre: `${n}.pdf`, bytes: 1 }));
    expect(errors({ anexos: anexos(5) })).toEqual({});
    expect(errors({ anexos: anexos(6) })).toEqual({
      anexos: 'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
    });
  });

  it('gives texts as they are kept: nothing invisible, no outer space, line breaks in the description alone', () => {
    const { data } = schema.safeParse({
      ...full,
      identidad: { ...full.identidad, nombre: ' Ana\u200b\nSofía ' },
      contacto: { ...full.contacto, correo: ' ana@correo.mx\ufeff' },
      descripcion: ' Quince letras..\r\ny más ',
    });
    expect(data).toMatchObject({
      identidad: { nombre: 'Ana Sofía' },
      contacto: { correo: 'ana@correo.mx' },
      descripcion: 'Quince letras..\ny más',
    });
  });
});

describe('the customer search', () => {
  it.each([
    [{ nombre: 'Ana', apellidoPaterno: 'Ñu' }, true],
    [{ nombre: 'An', apellidoPaterno: 'Ñu' }, false],
    [{ nombre: 'Ana', apellidoPaterno: '' }, false],
  ])('opens with nombre and apellido paterno: %j', (written, abierta) => {
    expect(busquedaDeClienteSchema.safeParse(written).success).toBe(abierta);
  });
});

describe('the contact data', () => {
  it('are at least one', () => {
    const contactoRequerido = {
      contacto: 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.',
    };
    expect(contacto({})).toEqual(contactoRequerido);
    expect(contacto({ celular: '  ' })).toEqual(contactoRequerido);
    expect(contacto({ celular: '5512345678' })).toEqual({});
  });

  it.each([
    ['correo', 'ana', 'Email no válido'],
    ['correo', 'ana@correo', 'Email no válido'],
    ['correo', 'ana maria@correo.mx', 'Email no válido'],
    ['correo', `${'a'.repeat(42)}@correo.mx`, 'Campo de máximo 50 caracteres'],
    ['telefono', '55-1234', 'Campo de solo números.'],
    ['telefono', '551234567', 'Campo mayor a 10 caracteres'],
    ['telefono', '55123456789', 'Campo de máximo 10 caracteres'],
    ['celular', '55a', 'Campo de solo números.'],
    ['celular', '551234567', 'Campo igual a 10 caracteres'],
    ['celular', '55123456789', 'Campo igual a 10 caracteres'],
  ] as const)('judge %s: %s', (field, texto, said) => {
    expect(contacto({ [field]: texto })[`contacto.${field}`]).toBe(said);
  });

  it('name, in one message, all that are wrong', () => {
    expect(contacto({ correo: 'x', telefono: '5512345678', celular: '1' })).toEqual({
      contacto: 'Por favor valide los datos de contacto: Correo, Número celular',
      'contacto.correo': 'Email no válido',
      'contacto.celular': 'Campo igual a 10 caracteres',
    });
  });

  it('say what is wrong as a whole before what is wrong with each', () => {
    const { error } = schema.safeParse({ ...full, contacto: { correo: 'x', telefono: '1', celular: '1' } });
    expect(error?.issues.map(({ path }) => path.join('.'))[0]).toBe('contacto');
  });

  it('are quiet exactly when something was given and nothing is wrong', () => {
    const datum = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.stringMatching(/^[0-9]{9,11}$/));
    fc.assert(
      fc.property(datum, datum, datum, (correo, telefono, celular) => {
        const { contacto: aviso, ...campos } = contacto({ correo, telefono, celular });
        const { data } = schema.safeParse({ ...full, contacto: { correo, telefono, celular } });
        expect(aviso === undefined).toBe(data !== undefined);
        if (aviso === undefined) expect(Object.values(data?.contacto ?? {}).join('')).not.toBe('');
        if (Object.keys(campos).length > 0) expect(aviso).toMatch(/^Por favor valide/);
      }),
    );
  });

  it('given as ten digits are always right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
        expect(contacto({ telefono: number, celular: number })).toEqual({});
      }),
    );
  });
});

describe('the chosen customer', () => {
  it.each([
    [null, true],
    [{ numiden: 500_001 }, true],
    [{ numiden: 1.5 }, false],
    [{ numiden: '500001' }, false],
    [{ nombre: 'Ana' }, false],
    ['500001', false],
    [undefined, false],
  ])('%j is taken: %j', (cliente, taken) => {
    const { error } = schema.safeParse({ ...full, cliente });
    expect(error?.issues.some(({ path }) => path[0] === 'cliente') ?? false).toBe(!taken);
  });
});

it('the form before anything is typed is blank in every field but the sex', () => {
  expect(BLANK_FORM).toEqual({
    operacion: { tienda: null, numero: '' },
    cliente: null,
    identidad: { nombre: '', apellidoPaterno: '', apellidoMaterno: '', fechaNacimiento: '', sexo: 'M' },
    contacto: { correo: '', telefono: '', celular: '' },
    ...{ idArea: null, idSubcategoria: null, descripcion: '', anexos: [], porReponer: [], otroCliente: '' },
  });
});

describe('the request of a new case', () => {
  const person = { numiden: 100_002, tienda: { id: 1 } };
  const customer: Customer = {
    numiden: 55,
    nombre: 'JOSÉ',
    apellidoPaterno: 'PEÑA',
    apellidoMaterno: null,
    sexo: null,
    fechaNacimiento: null,
    correo: null,
    telefono: '+52 (55) 1234-5678',
    celular: null,
    esNuevo: false,
  };
  const form: NewCaseFields = {
    ...BLANK_FORM,
    operacion: { tienda: 7, numero: '1000001' },
    identidad: {
      ...BLANK_FORM.identidad,
      nombre: ' Ana ',
      apellidoPaterno: 'Peña ',
      fechaNacimiento: '1990-03-31',
    },
    contacto: { ...BLANK_FORM.contacto, correo: ' ana@correo.mx ' },
    idArea: 2,
    idSubcategoria: 9,
    descripcion: ' La guía no llegó a la tienda. ',
  };

  it('says who opens it and in which store by the session, and from which operation by its search parameters', () => {
    expect(solicitudDelFormulario(form, person)).toEqual({
      numidenCliente: null,
      nomCliente: 'Ana',
      apePatCliente: 'Peña',
      apeMatCliente: '',
      fechaNacimiento: '1990-03-31',
      correo: 'ana@correo.mx',
      numTel: '',
      numCel: '',
      descripcion: 'La guía no llegó a la tienda.',
      numidenCrea: 100_002,
      cvetda: 1,
      idSubcategoria: 9,
      sexo: 'M',
      otroCliente: false,
      parametrosBusqueda: [
        { tipo: 1, valor: '7' },
        { tipo: 2, valor: '1000001' },
      ],
    });
  });

  it.each([
    [{ tienda: null, numero: '' }, []],
    [{ tienda: 7, numero: '' }, [{ tipo: 1, valor: '7' }]],
    [{ tienda: null, numero: '12' }, [{ tipo: 2, valor: '12' }]],
  ])('names store and operation only when they were given: %j', (operacion, parameters) => {
    expect(solicitudDelFormulario({ ...form, operacion }, person)?.parametrosBusqueda).toEqual(parameters);
  });

  it('names an existing customer by number, and not what was typed before', () => {
    const request = solicitudDelFormulario({ ...form, cliente: customer }, person);
    expect(request).toMatchObject({
      numidenCliente: 55,
      nomCliente: 'JOSÉ',
      apePatCliente: 'PEÑA',
      otroCliente: false,
    });
  });

  it('is not made while the category is missing', () => {
    expect(solicitudDelFormulario({ ...form, idSubcategoria: null }, person)).toBeNull();
  });

  it('says that its new customer is another than who seems to be him where that was said of this one, as written now', () => {
    const said = { ...form, otroCliente: quienEs(form) };
    const isAnother = (sent: NewCaseFields) => solicitudDelFormulario(sent, person)?.otroCliente;
    expect(isAnother(said)).toBe(true);
    expect(isAnother({ ...said, identidad: { ...form.identidad, nombre: 'Eva' } })).toBe(false);
    expect(isAnother({ ...said, cliente: customer })).toBe(false);
  });

  it('calls each field by the form’s name, the wire’s and people’s', () => {
    expect(CAMPOS_NUEVO_CASO).toHaveLength(10);
    expect(CAMPOS_NUEVO_CASO).toContainEqual({
      campo: 'identidad.apellidoPaterno',
      wire: 'apePatCliente',
      nombre: 'Apellido paterno',
    });
  });

  it('is judged by the same faults as the form that sent it', () => {
    const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 30 }), fc.stringMatching(/^[0-9]{9,11}$/));
    const typed = fc.record({
      identidad: fc.record({
        nombre: text,
        apellidoPaterno: text,
        apellidoMaterno: text,
        fechaNacimiento: fc.constantFrom('', '1990-03-31', '1899-12-31', '2126-01-01'),
        sexo: fc.constantFrom('M' as const, 'F' as const),
      }),
      contacto: fc.record({ correo: text, telefono: text, celular: text }),
      cliente: fc.constantFrom(null, customer),
      descripcion: text,
    });
    fc.assert(
      fc.property(typed, (written) => {
        const filled = { ...form, ...written, operacion: BLANK_FORM.operacion };
        const sent = solicitudCasoSchema.safeParse(solicitudDelFormulario(filled, person)).data;
        if (sent === undefined) return;
        const faults = (judged: unknown) =>
          schema.safeParse(judged).error?.issues.map(({ path, message }) => [path.join('.'), message]);
        expect(faults(formularioDeSolicitud(sent))).toEqual(faults({ ...filled, idArea: null }));
      }),
    );
  });
});
