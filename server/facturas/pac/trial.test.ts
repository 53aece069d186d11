import { describe, expect, it } from 'vitest';
import { FACES, openPac } from '../../../tests/pac/desk.ts';
import { RFC_PAC } from '../../../tests/pac/state.ts';
import { readAllowList } from '../../platform/allowList.ts';
import { tryStamping } from './trial.ts';

const pac = openPac();

describe('the trial of a connection', () => {
  it.each(FACES)('says whether %s takes the login, and stamps nothing', async (proveedor) => {
    const { usuario, contrasena } = pac.simulator.login;
    const access = { url: pac.simulator.base, urlConsulta: pac.simulator.base, usuario, rfcs: [RFC_PAC] };
    const autoridad = new URL('ConsultaCFDIService.svc', pac.simulator.base);
    const servidoresPermitidos = readAllowList('127.0.0.1') ?? [];
    const trial = (password: string) =>
      tryStamping(
        { timbrado: { ...access, proveedor, autoridad, contrasena: password }, servidoresPermitidos },
        () => pac.clock.now,
      );
    expect(await trial(contrasena)).toEqual([
      {
        bien: true,
        texto: `El proveedor (${proveedor}) contesta y acepta el usuario${proveedor === 'sw' ? ': quedan 1000 timbres.' : '.'}`,
      },
      { bien: true, texto: 'La consulta del SAT contesta.' },
    ]);
    const [login] = await trial('otra');
    expect([login?.bien, login?.texto]).toEqual([false, expect.stringContaining('no acepta')]);
    await pac.simulator.close();
    expect((await trial(contrasena)).map(({ bien }) => bien)).toEqual([false, false]);
    await pac.startAgain();
  });

  it('has nothing to try where Mostrador itself stamps', async () => {
    expect(await tryStamping({ timbrado: null, servidoresPermitidos: [] })).toMatchObject([{ bien: true }]);
  });
});
