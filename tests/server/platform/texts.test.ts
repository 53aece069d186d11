import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { type Desk, openDesk, request } from '../casos/casos.desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.bed.close());

async function save(cambios: Readonly<Record<string, unknown>>) {
  const answer = await desk.asesor.saveCase(request(cambios));
  expect(answer.statusCode, answer.body).toBe(200);
  return (await desk.asesor.get(`caso/detalle/${answer.json().idCaso}`)).json();
}

it('what nobody can see reaches neither a case nor its customer', async () => {
  const detail = await save({
    nomCliente: 'Ínigo\u202e\u200b Josué',
    apePatCliente: '\ufeffNú\u00adñez',
    apeMatCliente: '\u2066\u2069',
    correo: 'ini\u200dgo@correo.mx',
    descripcion: 'La licuadora\u2028llegó rota\u{e0041} 👩‍🚀\u0007 y sin garantía.',
    parametrosBusqueda: [{ tipo: 1, valor: '\u200e1' }],
  });
  expect(detail.comentarioOriginal).toBe('La licuadora\nllegó rota 👩‍🚀 y sin garantía.');
  expect(detail.datosContacto.email).toBe('inigo@correo.mx');
  expect(detail.parametrosBusqueda).toEqual([{ tipo: 1, valor: '1' }]);
  const [cliente] = await desk.db.select().from(clientes).where(eq(clientes.numiden, detail.datosCliente.numiden));
  expect(cliente).toMatchObject({ nombre: 'Ínigo Josué', apellidoPaterno: 'Núñez', apellidoMaterno: null });
});

it('a name of nothing but what nobody can see is no name', async () => {
  const answer = await desk.asesor.saveCase(request({ nomCliente: '\u3164'.repeat(10) }));
  expect([answer.statusCode, answer.json().campos]).toEqual([
    400,
    [{ campo: 'nomCliente', message: 'Campo requerido' }],
  ]);
});

it('work on a case is kept without it too', async () => {
  const { id, version } = await save({});
  await desk.asesor.send('caso/agregar-comentario', { idCaso: id, version, comentario: '\u202eUno\r\ndos\u2060' });
  const { comentarios } = (await desk.asesor.get(`caso/detalle/${id}`)).json();
  expect(comentarios).toMatchObject([{ texto: 'Uno\ndos' }]);
});

it('a birth date before 1900 is a slip of the keyboard', async () => {
  const answer = await desk.asesor.saveCase(request({ fechaNacimiento: '0199-05-17' }));
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'La fecha debe ser del año 1900 o posterior.']);
  await save({ fechaNacimiento: '1900-01-01' });
});

it.each([
  'caso/detalle/0x1',
  'caso/detalle/1e0',
  'caso/detalle/%201',
  'catalogo/subcategorias?id=1.0',
  'catalogo/anexos?casoId=',
])('an id of other than digits names nothing: %s', async (ruta) => {
  expect((await desk.asesor.get(ruta)).statusCode).toBe(400);
});
