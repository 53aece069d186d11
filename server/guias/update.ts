import { SUCCESS_CODE } from '#contract/common/answers';
import type { guiasVale } from '#contract/guias/guiasVale';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import { audit } from '../platform/db/audit.ts';
import type { Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { askedBy, askForPerson } from './ask.ts';
import { tellOfGuide } from './tell.ts';

const CALL = 'actualizarGuia';

/**
 * Changes the status of the goods on a guide (POST vales/update-guia): by it the goods of a pickup
 * are known to be collected.
 */
export const updateGuide: Handler<typeof guiasVale.actualizarGuia> = ({ cuerpo }, context) => {
  const asking = askedBy(CALL, context);
  const { numiden } = asking;
  const fecha = context.clock();
  const { folioGuia, articulos, paquetes } = cuerpo;
  return oncePerKey(
    CALL,
    cuerpo,
    context,
    () => askForPerson(context, (logistics) => logistics.update(asking, { folioGuia, articulos, paquetes })),
    async (tx, guia) => {
      await audit(tx, {
        momento: fecha,
        numiden,
        accion: CALL,
        entidad: 'guia',
        idEntidad: folioGuia,
        despues: { articulos, paquetes },
      });
      await tellOfGuide(tx, { trabajo: 'actualizarGuia', ...cuerpo }, { numiden, fecha });
      const descripcion = GUIA_TEXTS.actualizada(folioGuia);
      return { answer: { codigo: SUCCESS_CODE, descripcion, guia }, created: null };
    },
  );
};
