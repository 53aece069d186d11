import { expect, it } from 'vitest';
import { contract } from '#contract/contract';
import { ACCIONES_CASO } from '#domain/trabajosCaso';
import { draftKeyOf, formWorks, workNames, works, worksOfForm } from './works.ts';

it('every work on a case has its entry, and its draft a key that the server takes', () => {
  expect(new Set(workNames)).toEqual(new Set(ACCIONES_CASO));
  const { clave } = contract.guardarBorrador.entrada.ruta.shape;
  for (const work of workNames) expect(clave.safeParse(draftKeyOf(1_234_567, work)).success).toBe(true);
});

it('authorizing and not authorizing are two buttons of one form', () => {
  expect(formWorks).toEqual(['escalar', 'solicitarAutorizacion', 'cerrar', 'autorizar']);
  const { form } = works.autorizar;
  expect(worksOfForm(form)).toEqual(['autorizar', 'noAutorizar']);
});

it.each(formWorks)('%s asks for what its call asks for: an empty form is refused at every field', (work) => {
  const { form } = works[work];
  const { error } = form?.schema.safeParse(form.blank) ?? {};
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(Object.keys(form?.blank ?? {})));
});

it('a choice is sent as the number that it is', () => {
  const written = { idArea: '2', idSubcategoria: '5', idMotivo: '7', comentario: ' Va a entregas ' };
  expect(works.escalar.form.schema.parse(written)).toEqual({
    ...{ idArea: 2, idSubcategoria: 5, idMotivo: 7 },
    comentario: 'Va a entregas',
  });
});
