import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FILE_TEXTS } from '#domain/casos/anexos';
import { BLANK_FORM, nuevoCasoSchema } from '#domain/casos/nuevoCaso';
import { normalizePhone, wholePhone } from '#domain/common/phones';
import { typedDigits } from '#domain/common/typedDigits';
import { faultOfOperacion } from '#domain/ventas/operaciones';
import { checkFiles } from '../../server/casos/files/checkFiles.ts';

const FOLDER = fileURLToPath(new URL('../../../shared/data/casos_publicos/', import.meta.url));
const THERE = existsSync(FOLDER);

interface Cases {
  readonly P09: { readonly correo: string; readonly apellidoPaterno: string };
  readonly P10: { readonly extranjeros: readonly string[]; readonly mexicanos: Readonly<Record<string, string>> };
  readonly P12: { readonly apellidoMaterno: string; readonly se_guarda: string };
  readonly P13: { readonly lector_dos_veces: string; readonly texto_pegado: string };
}

const cases = () => JSON.parse(readFileSync(`${FOLDER}casos.json`, 'utf8')) as Cases;
const file = (name: string, nombre = name) => ({
  nombre,
  contenido: readFileSync(`${FOLDER}${name}`),
  sha256: name,
  bytes: 0,
});

/** The messages of the form of a new case about one field. */
function said(form: object, field: string): readonly string[] {
  const { error } = nuevoCasoSchema(() => new Date()).safeParse({ ...BLANK_FORM, ...form });
  return (error?.issues ?? []).filter(({ path }) => path.join('.') === field).map(({ message }) => message);
}

describe.skipIf(!THERE)(`what people typed elsewhere${THERE ? '' : ' (skipped: there is no ../shared/data)'}`, () => {
  it('an address and a surname that are too long are told of, and not cut to others (P09)', () => {
    const { correo, apellidoPaterno } = cases().P09;
    expect(said({ contacto: { correo, telefono: '', celular: '' } }, 'contacto.correo')).toEqual([
      'Campo de máximo 50 caracteres',
    ]);
    expect(said({ identidad: { ...BLANK_FORM.identidad, apellidoPaterno } }, 'identidad.apellidoPaterno')).toEqual([
      'Campo de máximo 20 caracteres',
    ]);
  });

  it('telephones of other countries become no Mexican ones, and Mexican ones ten digits (P10)', () => {
    const { extranjeros, mexicanos } = cases().P10;
    for (const typed of extranjeros) {
      const telefono = normalizePhone(typed);
      expect(telefono.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
      expect(said({ contacto: { correo: '', telefono, celular: telefono } }, 'contacto.celular')).not.toEqual([]);
      expect(wholePhone(typed)).toBeNull();
    }
    for (const [typed, digits] of Object.entries(mexicanos)) expect(normalizePhone(typed)).toBe(digits);
  });

  it('accents that are characters of their own count with their letters, and are kept composed (P12)', () => {
    const { apellidoMaterno, se_guarda: kept } = cases().P12;
    expect(apellidoMaterno.length).toBeGreaterThan(20);
    const identidad = { ...BLANK_FORM.identidad, nombre: 'Ana', apellidoPaterno: 'Li', fechaNacimiento: '1980-01-01' };
    const contacto = { correo: '', telefono: '', celular: '5512345678' };
    const form = {
      ...BLANK_FORM,
      identidad: { ...identidad, apellidoMaterno },
      contacto,
      idArea: 1,
      idSubcategoria: 1,
    };
    const { data } = nuevoCasoSchema(() => new Date()).safeParse({ ...form, descripcion: 'Quince letras o más' });
    // Whose identity was typed is judged beside the form: what is kept is what the call cleans.
    expect(data?.identidad.apellidoMaterno).toBe(kept);
  });

  it('a code that was scanned twice and a text with two numbers are no operation (P13)', () => {
    const { lector_dos_veces: twice, texto_pegado: pasted } = cases().P13;
    expect([typedDigits(twice), faultOfOperacion(twice)]).toEqual([twice, 'Campo de máximo 10 caracteres']);
    expect([typedDigits(pasted), faultOfOperacion(pasted)]).toEqual([pasted, 'Campo de solo números.']);
  });

  it('a workbook with a password is refused for it, and an ordinary one is taken (P21)', async () => {
    const locked = 'libro_con_contrasena.xlsx';
    await expect(checkFiles([file(locked)])).rejects.toThrow(FILE_TEXTS.contrasena(locked));
    await expect(checkFiles([file('libro_normal.xlsx')])).resolves.toHaveLength(1);
  });

  it('three photos of one name are three files (P22)', async () => {
    const photos = [1, 2, 3].map((n) => file(`image_${n}.jpg`, 'image.jpg'));
    const taken = await checkFiles(photos);
    expect(taken.map(({ nombre }) => nombre)).toEqual(['image.jpg', 'image.jpg', 'image.jpg']);
    expect(taken.map(({ contenido }) => contenido)).toEqual(photos.map(({ contenido }) => contenido));
  });
});
