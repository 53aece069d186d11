/**
 * Currencies of the tax authority (c_Moneda), by how many decimals their amounts have.
 * Source: phpcfdi/resources-sat-catalogs (public domain).
 */
const POR_DECIMALES: Readonly<Record<number, string>> = {
  0: `
    BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF XPD XPF XPT XSU
    XTS XUA XXX`,
  2: `
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BZD CAD CDF CHE CHF CHW
    CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG
    HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRO MUR MVR MWK
    MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLL
    SOS SRD SSP STD SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VEF WST XCD YER ZAR ZMW ZWL`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF',
};

const DECIMALES: ReadonlyMap<string, number> = new Map(
  Object.entries(POR_DECIMALES).flatMap(([decimales, claves]) =>
    claves
      .trim()
      .split(/\s+/)
      .map((clave) => [clave, Number(decimales)] as const),
  ),
);

/** Whether the catalogue knows a currency. */
export function esMoneda(clave: string | undefined): boolean {
  return clave !== undefined && DECIMALES.has(clave);
}

/** How many decimals amounts in a currency have; two where it is not known. */
export function decimalesDe(moneda: string | undefined): number {
  return DECIMALES.get(moneda ?? '') ?? 2;
}
