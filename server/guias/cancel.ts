import { SUCCESS_CODE } from '#contract/common/answers';
import type { guiasVale } from '#contract/guias/guiasVale';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import { audit } from '../platform/db/audit.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { askedBy, askForPerson } from './ask.ts';
import { tellOfGuide } from './tell.ts';

/** Cancels all of a guide that has not left (POST vales/clientes/cancelacion-guia-total). */
export const cancelWhole: Handler<typeof guiasVale.cancelarGuiaTotal> = ({ cuerpo }, context) =>
  cancel('cancelarGuiaTotal', { ...cuerpo, articulos: null }, context);

/** Cancels some units of a guide (POST vales/clientes/cancelacion-guia-parcial). */
export const cancelPart: Handler<typeof guiasVale.cancelarGuiaParcial> = ({ cuerpo }, context) =>
  cancel('cancelarGuiaParcial', cuerpo, context);

/** Cancels the units of a list, or all where there is none (POST vales/clientes/cancelacion-guia). */
export const cancelGuide: Handler<typeof guiasVale.cancelarGuia> = ({ cuerpo }, context) =>
  cancel('cancelarGuia', cuerpo, context);

interface Asked {
  readonly folioGuia: string;
  readonly articulos: readonly { readonly idArticulo: number; readonly cantidad: number }[] | null;
}

/** @throws Rejection 409 with the text of logistics when it refuses. */
function cancel(
  call: 'cancelarGuia' | 'cancelarGuiaTotal' | 'cancelarGuiaParcial',
  { folioGuia, articulos }: Asked,
  context: Context,
) {
  const asking = askedBy(call, context);
  const { numiden } = asking;
  const fecha = context.clock();
  return oncePerKey(
    call,
    { folioGuia, articulos },
    context,
    () => askForPerson(context, (logistics) => logistics.cancel(asking, { folioGuia, articulos })),
    async (tx, { canceladas, enCamino }) => {
      await audit(tx, {
        momento: fecha,
        numiden,
        accion: call,
        entidad: 'guia',
        idEntidad: folioGuia,
        despues: { canceladas, enCamino, articulos },
      });
      const descripcion = GUIA_TEXTS.cancelada(canceladas, enCamino);
      await tellOfGuide(tx, { trabajo: 'cancelarGuia', folioGuia, canceladas, enCamino }, { numiden, fecha });
      return { answer: { codigo: SUCCESS_CODE, descripcion, canceladas, enCamino }, created: null };
    },
  );
}
