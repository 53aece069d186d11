import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avisosDeReceptor, type DatosFiscales, datosFiscalesSchema, regimenesDe, usosDe } from './receptor.ts';

const EMPRESA: DatosFiscales = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  regimenFiscal: '601',
  usoCFDI: 'G03',
  codigoPostal: '42501',
  pais: 'México',
  estado: 'Hidalgo',
  municipio: 'Actopan',
  colonia: 'Centro',
  calle: 'Hidalgo',
  numeroExterior: '12',
  numeroInterior: '',
  telefono: '7712345678',
  correo: 'compras@kemper.mx',
  idConcepto: '2',
  residenciaFiscal: '',
  numRegIdTrib: '',
};
const EXTRANJERA = {
  ...EMPRESA,
  rfc: 'XEXX010101000',
  beneficiario: 'ACME INC',
  regimenFiscal: '616',
  usoCFDI: 'S01',
  residenciaFiscal: 'USA',
};

function faults(datos: unknown): readonly string[] {
  const { error } = datosFiscalesSchema.safeParse(datos);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('fiscal data', () => {
  it('are kept as they are where they are right', () => {
    expect(datosFiscalesSchema.parse(EMPRESA)).toEqual(EMPRESA);
  });

  it('become what the invoice will have', () => {
    const typed = { ...EMPRESA, rfc: ' eku-900317-3c9', beneficiario: 'Escuela  Kemper Urgate, S.A. de C.V.' };
    expect(datosFiscalesSchema.parse(typed)).toEqual(EMPRESA);
  });

  it('keep all of the name of a human being', () => {
    const typed = { ...EMPRESA, rfc: 'XIQB891116QE4', beneficiario: 'Marie Sas', regimenFiscal: '612' };
    expect(datosFiscalesSchema.parse(typed)).toMatchObject({ beneficiario: 'MARIE SAS' });
  });

  it('need number, name, régimen, use and postal code, and no more', () => {
    const { rfc, beneficiario, regimenFiscal, usoCFDI, codigoPostal } = EMPRESA;
    expect(datosFiscalesSchema.parse({ rfc, beneficiario, regimenFiscal, usoCFDI, codigoPostal })).toEqual({
      ...EMPRESA,
      ...{ estado: '', municipio: '', colonia: '', calle: '', numeroExterior: '', telefono: '', correo: '' },
    });
    expect(faults({ rfc: '', beneficiario: '', regimenFiscal: '', usoCFDI: '', codigoPostal: '' })).toEqual([
      'rfc: Campo requerido',
      'beneficiario: Campo requerido',
      'regimenFiscal: Elija el régimen fiscal.',
      'usoCFDI: Elija el uso del CFDI.',
      'codigoPostal: El código postal tiene 5 dígitos.',
    ]);
  });

  it('may leave the address empty, as a form sends it', () => {
    const address = {
      pais: '',
      estado: '',
      municipio: '',
      colonia: '',
      calle: '',
      numeroExterior: '',
      numeroInterior: '',
    };
    expect(faults({ ...EMPRESA, ...address, telefono: '', correo: '' })).toEqual([]);
    expect(faults({ ...EMPRESA, idConcepto: '1234' })).toEqual([]);
  });

  it.each([
    [{ rfc: 'EKU9003' }, 'rfc: El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 7.'],
    [{ beneficiario: 'A|B' }, 'beneficiario: No puede llevar la barra vertical |.'],
    [{ beneficiario: 'Ñ'.repeat(301) }, 'beneficiario: Máximo 300 caracteres'],
    [{ codigoPostal: '4250' }, 'codigoPostal: El código postal tiene 5 dígitos.'],
    [{ codigoPostal: '425011' }, 'codigoPostal: El código postal tiene 5 dígitos.'],
    [{ telefono: '771234567' }, 'telefono: Campo igual a 10 caracteres'],
    [{ correo: 'compras@kemper' }, 'correo: Email no válido'],
    [{ correo: `${'c'.repeat(42)}@kemper.mx` }, 'correo: Máximo 50 caracteres'],
    [{ telefono: '77123456789' }, 'telefono: Campo igual a 10 caracteres'],
    [{ idConcepto: 'dos' }, 'idConcepto: Campo de solo números.'],
    [{ idConcepto: '2a' }, 'idConcepto: Campo de solo números.'],
    [{ idConcepto: 'a2' }, 'idConcepto: Campo de solo números.'],
    [{ idConcepto: '12345' }, 'idConcepto: Campo de solo números.'],
    [{ idConcepto: '' }, 'idConcepto: Campo de solo números.'],
    [{ pais: 'M'.repeat(61) }, 'pais: Máximo 60 caracteres'],
    [{ estado: 'e'.repeat(41) }, 'estado: Máximo 40 caracteres'],
    [{ municipio: 'm'.repeat(81) }, 'municipio: Máximo 80 caracteres'],
    [{ colonia: 'c'.repeat(81) }, 'colonia: Máximo 80 caracteres'],
    [{ calle: 'c'.repeat(101) }, 'calle: Máximo 100 caracteres'],
    [{ numeroExterior: '1'.repeat(21) }, 'numeroExterior: Máximo 20 caracteres'],
    [{ numeroInterior: '1'.repeat(21) }, 'numeroInterior: Máximo 20 caracteres'],
    [{ regimenFiscal: '612' }, 'regimenFiscal: El régimen 612 es de personas físicas, y este RFC es de una empresa.'],
    [{ rfc: 'XIQB891116QE4' }, 'regimenFiscal: El régimen 601 es de empresas, y este RFC es de una persona física.'],
    [{ usoCFDI: 'D01' }, 'usoCFDI: El uso D01 no se permite a este RFC con el régimen 601. Elija otro uso.'],
    [{ usoCFDI: 'CP01' }, 'usoCFDI: El uso CP01 no se permite a este RFC con el régimen 601. Elija otro uso.'],
    [
      { residenciaFiscal: 'USA' },
      'residenciaFiscal: Solo lo lleva un cliente extranjero, con el RFC XEXX010101000. Déjelo vacío.',
    ],
    [
      { numRegIdTrib: '123' },
      'numRegIdTrib: Solo lo lleva un cliente extranjero, con el RFC XEXX010101000. Déjelo vacío.',
    ],
    [
      { beneficiario: 'ANA\uffff PEÑA' },
      'beneficiario: Lleva un carácter que no se puede escribir. Bórrelo todo y escríbalo de nuevo.',
    ],
    [{ beneficiario: 'Público en general' }, 'beneficiario: PUBLICO EN GENERAL va solo con el RFC XAXX010101000.'],
    [{ beneficiario: 'Publico en general' }, 'beneficiario: PUBLICO EN GENERAL va solo con el RFC XAXX010101000.'],
  ])('with %j say %s', (wrong, fault) => {
    expect(faults({ ...EMPRESA, ...wrong })).toEqual([fault]);
  });

  it('warn of a check digit, and go on', () => {
    expect(faults({ ...EMPRESA, rfc: 'ISM0403025G3' })).toEqual([]);
  });

  it('say what is wrong with several fields at once', () => {
    expect(faults({ ...EMPRESA, codigoPostal: '', usoCFDI: 'D01' })).toEqual([
      'codigoPostal: El código postal tiene 5 dígitos.',
      'usoCFDI: El uso D01 no se permite a este RFC con el régimen 601. Elija otro uso.',
    ]);
  });

  it('of a field that is wrong by itself are not judged by it', () => {
    expect(faults({ ...EMPRESA, rfc: 'EKU', usoCFDI: 'D01', residenciaFiscal: 'USA' })).toEqual([
      'rfc: El RFC lleva 12 caracteres (empresa) o 13 (persona); este tiene 3.',
    ]);
  });
});

describe('fiscal data of the public at large', () => {
  it('have the name of the global invoice, or of whoever buys', () => {
    const generic = { ...EMPRESA, rfc: 'XAXX010101000', regimenFiscal: '616', usoCFDI: 'S01' };
    expect(faults({ ...generic, beneficiario: 'PUBLICO EN GENERAL' })).toEqual([]);
    expect(faults({ ...generic, beneficiario: 'JUANA PÉREZ' })).toEqual([]);
    expect(faults({ ...generic, regimenFiscal: '601' })).toEqual([
      'regimenFiscal: Con un RFC genérico el régimen es 616, Sin obligaciones fiscales.',
    ]);
    expect(faults({ ...generic, usoCFDI: 'G03' })).toHaveLength(1);
  });
});

describe('fiscal data of a foreigner', () => {
  it('say where he pays taxes, which is not Mexico', () => {
    expect(faults(EXTRANJERA)).toEqual([]);
    expect(faults({ ...EXTRANJERA, numRegIdTrib: '12-3456789' })).toEqual([]);
    expect(datosFiscalesSchema.parse({ ...EXTRANJERA, residenciaFiscal: 'usa' }).residenciaFiscal).toBe('USA');
    expect(faults({ ...EXTRANJERA, residenciaFiscal: '' })).toEqual([
      'residenciaFiscal: Escriba el país de residencia del cliente extranjero.',
    ]);
    expect(faults({ ...EXTRANJERA, residenciaFiscal: 'MEX' })).toEqual([
      'residenciaFiscal: Un cliente extranjero no reside en México. Escriba otro país, o el RFC del cliente.',
    ]);
    expect(faults({ ...EXTRANJERA, residenciaFiscal: 'EE' })[0]).toBe(
      'residenciaFiscal: El país de residencia se escribe con su clave de tres letras, como USA.',
    );
    expect(faults({ ...EXTRANJERA, numRegIdTrib: '1'.repeat(41) })).toEqual(['numRegIdTrib: Máximo 40 caracteres']);
    expect(faults({ ...EXTRANJERA, numRegIdTrib: '1|2' })).toEqual([
      'numRegIdTrib: No puede llevar la barra vertical |.',
    ]);
  });
});

describe('what can be chosen', () => {
  it('are the régimenes of the person', () => {
    expect(regimenesDe('EKU9003173C9')).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
    expect(regimenesDe('XIQB891116QE4')).toEqual([
      '605',
      '606',
      '607',
      '608',
      '610',
      '611',
      '612',
      '614',
      '615',
      '616',
      '621',
      '625',
      '626',
    ]);
    expect(regimenesDe('XAXX010101000')).toEqual(['616']);
    expect(regimenesDe('xexx010101000')).toEqual(['616']);
    expect(regimenesDe('EKU')).toEqual([]);
  });

  it('are the uses of person and régimen', () => {
    const investments = ['I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'];
    const deductions = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'];
    expect(usosDe('EKU9003173C9', '601')).toEqual(['G01', 'G02', 'G03', ...investments, 'S01']);
    expect(usosDe('XIQB891116QE4', '612')).toEqual(['G01', 'G02', 'G03', ...investments, ...deductions, 'S01']);
    expect(usosDe('XIQB891116QE4', '605')).toEqual([...deductions, 'S01']);
    expect(usosDe('XIQB891116QE4', '616')).toEqual(['G02', 'S01']);
    // A company under a régimen of both has no personal deductions.
    expect(usosDe('EKU9003173C9', '626')).not.toContain('D01');
    expect(usosDe('XAXX010101000', '616')).toEqual(['S01']);
    expect(usosDe('XEXX010101000', '601')).toEqual([]);
    expect(usosDe('EKU', '601')).toEqual([]);
    expect(usosDe('EKU9003173C9', '')).toEqual([]);
  });

  it('is always accepted', () => {
    for (const rfc of ['EKU9003173C9', 'XIQB891116QE4', 'XAXX010101000']) {
      for (const regimenFiscal of regimenesDe(rfc)) {
        const usos = usosDe(rfc, regimenFiscal);
        expect(usos).toContain('S01');
        for (const usoCFDI of usos) expect(faults({ ...EMPRESA, rfc, regimenFiscal, usoCFDI })).toEqual([]);
      }
    }
  });
});

describe('what to look at again', () => {
  it('is nothing where number and postal code agree', () => {
    expect(avisosDeReceptor(EMPRESA)).toEqual([]);
    // A refused value is told by the form, not here.
    expect(avisosDeReceptor({ ...EMPRESA, rfc: 'EKU' })).toEqual([]);
  });

  it('is told beside its field', () => {
    const avisos = avisosDeReceptor({ rfc: 'ISM0403025G3', codigoPostal: '06000', estado: 'Jalisco' });
    expect(avisos.map(({ campo }) => campo)).toEqual(['rfc', 'codigoPostal']);
    expect(avisos[0]?.texto).toMatch(/^El dígito verificador/);
    expect(avisos[1]?.texto).toMatch(/^El código postal 06000/);
  });
});

it('takes whatever is written without failing, and says a sentence', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('ñ', '&', '"', '|', '<', '🧾', '\u202e', 'x'.repeat(10_000)),
  );
  fc.assert(
    fc.property(anything, anything, anything, (rfc, beneficiario, codigoPostal) => {
      for (const fault of faults({ ...EMPRESA, rfc, beneficiario, codigoPostal })) expect(fault).toMatch(/^\w+: \S/);
      expect(() => avisosDeReceptor({ rfc, codigoPostal, estado: beneficiario })).not.toThrow();
    }),
  );
});
