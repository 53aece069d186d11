import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientes } from '../../server/db/schema/clientes.ts';
import type { Mesa } from './casos.mesa.ts';
import { abrirMesa, solicitud } from './casos.mesa.ts';

let mesa: Mesa;
beforeAll(async () => {
  mesa = await abrirMesa();
});
afterAll(() => mesa.banco.cerrar());

const guardar = async (cambios: Readonly<Record<string, unknown>>) => {
  const respuesta = await mesa.asesor.guardarCaso(solicitud(cambios));
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return (await mesa.asesor.traer(`caso/detalle/${respuesta.json().idCaso}`)).json();
};

it('what nobody can see reaches neither a case nor its customer', async () => {
  const detalle = await guardar({
    nomCliente: 'Ínigo\u202e\u200b Josué',
    apePatCliente: '\ufeffNú\u00adñez',
    apeMatCliente: '\u2066\u2069',
    correo: 'ini\u200dgo@correo.mx',
    descripcion: 'La licuadora\u2028llegó rota\u{e0041} 👩‍🚀\u0007 y sin garantía.',
    parametrosBusqueda: [{ tipo: 1, valor: '\u200e1' }],
  });
  expect(detalle.comentarioOriginal).toBe('La licuadora\nllegó rota 👩‍🚀 y sin garantía.');
  expect(detalle.datosContacto.email).toBe('inigo@correo.mx');
  expect(detalle.parametrosBusqueda).toEqual([{ tipo: 1, valor: '1' }]);
  const [cliente] = await mesa.db.select().from(clientes).where(eq(clientes.numiden, detalle.datosCliente.numiden));
  expect(cliente).toMatchObject({ nombre: 'Ínigo Josué', apellidoPaterno: 'Núñez', apellidoMaterno: null });
});

it('a name of nothing but what nobody can see is no name', async () => {
  const respuesta = await mesa.asesor.guardarCaso(solicitud({ nomCliente: '\u3164'.repeat(10) }));
  expect([respuesta.statusCode, respuesta.json().campos]).toEqual([
    400,
    [{ campo: 'nomCliente', message: 'Campo requerido' }],
  ]);
});

it('work on a case is kept without it too', async () => {
  const { id, version } = await guardar({});
  await mesa.asesor.enviar('caso/agregar-comentario', { idCaso: id, version, comentario: '\u202eUno\r\ndos\u2060' });
  const { comentarios } = (await mesa.asesor.traer(`caso/detalle/${id}`)).json();
  expect(comentarios).toMatchObject([{ texto: 'Uno\ndos' }]);
});

it('a birth date before 1900 is a slip of the keyboard', async () => {
  const respuesta = await mesa.asesor.guardarCaso(solicitud({ fechaNacimiento: '0199-05-17' }));
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([
    400,
    'La fecha debe ser del año 1900 o posterior.',
  ]);
  await guardar({ fechaNacimiento: '1900-01-01' });
});

it.each([
  'caso/detalle/0x1',
  'caso/detalle/1e0',
  'caso/detalle/%201',
  'catalogo/subcategorias?id=1.0',
  'catalogo/anexos?casoId=',
])('an id of other than digits names nothing: %s', async (ruta) => {
  expect((await mesa.asesor.traer(ruta)).statusCode).toBe(400);
});
