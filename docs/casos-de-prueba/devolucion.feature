# language: es
Característica: Cómo vuelve el saldo de un vale

  @DE-4efa8f13
  Escenario: DE-4efa8f13 la persona pulsa «Repartir»; la persona escribe un reparto al que le faltan $120.50; la persona marca «Todo a la billetera del cliente»; la persona pulsa «Repartir»
    Dado que un vale nuevo. Vuelve como se pagó: se ve cuánto por cada método
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y cada método muestra un campo con lo que se sugiere
    Cuando la persona escribe un reparto al que le faltan $120.50
    Entonces suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Y al reparto le faltan $120.50
    Cuando la persona marca «Todo a la billetera del cliente»
    Entonces todo va a la billetera del cliente
    Y todo va a BILLETERA
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y al reparto suma el saldo
    Y cada método muestra un campo con lo que se sugiere

  @DE-ae84f7c3
  Escenario: DE-ae84f7c3 la persona escribe un reparto al que le sobran $0.01; la persona escribe un reparto al que suma el saldo
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona escribe un reparto al que suma el saldo
    Entonces suma el saldo y así se acepta
    Y al reparto suma el saldo

  @DE-db01f7ee
  Escenario: DE-db01f7ee la persona pulsa «Repartir»; la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona escribe un reparto al que suma el saldo
    Dado que un vale parcial que va todo a la billetera. Todo va a la billetera del cliente
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y cada método muestra un campo con lo que se sugiere
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona escribe un reparto al que suma el saldo
    Entonces suma el saldo y así se acepta
    Y al reparto suma el saldo

  @DE-d436967e
  Escenario: DE-d436967e la persona escribe un reparto al que suma el saldo; la persona pide que vuelva como se pagó; la persona marca «Todo a la billetera del cliente»
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo
    Entonces suma el saldo y así se acepta
    Y al reparto suma el saldo
    Cuando la persona pide que vuelva como se pagó
    Entonces vuelve como se pagó: se ve cuánto por cada método
    Y se ve cuánto vuelve por cada método
    Cuando la persona marca «Todo a la billetera del cliente»
    Entonces todo va a la billetera del cliente
    Y todo va a BILLETERA

  @DE-5d4a7f88
  Escenario: DE-5d4a7f88 la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona marca «Todo a la billetera del cliente»; la persona pide que vuelva como se pagó
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona marca «Todo a la billetera del cliente»
    Entonces todo va a la billetera del cliente
    Y todo va a BILLETERA
    Cuando la persona pide que vuelva como se pagó
    Entonces vuelve como se pagó: se ve cuánto por cada método
    Y se ve cuánto vuelve por cada método

  @DE-13b5ac3e
  Escenario: DE-13b5ac3e la persona escribe un reparto al que le faltan $120.50; la persona pide que vuelva como se pagó
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le faltan $120.50
    Entonces suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Y al reparto le faltan $120.50
    Cuando la persona pide que vuelva como se pagó
    Entonces vuelve como se pagó: se ve cuánto por cada método
    Y se ve cuánto vuelve por cada método

  @DE-f67a3e01
  Escenario: DE-f67a3e01 la persona pulsa «Repartir»; la persona escribe un reparto al que le sobran $0.01; la persona escribe un reparto al que le faltan $120.50
    Dado que un vale nuevo. Vuelve como se pagó: se ve cuánto por cada método
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y cada método muestra un campo con lo que se sugiere
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona escribe un reparto al que le faltan $120.50
    Entonces suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Y al reparto le faltan $120.50

  @DE-d0103fed
  Escenario: DE-d0103fed la persona pulsa «El resto aquí» en BILLETERA
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona pulsa «El resto aquí» en BILLETERA
    Entonces suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Y el método recibe los $50.00 que faltan

  @DE-4744ea51
  Escenario: DE-4744ea51 la persona pulsa «Repartir»; la persona escribe un reparto al que suma el saldo
    Dado que un vale nuevo. Vuelve como se pagó: se ve cuánto por cada método
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y cada método muestra un campo con lo que se sugiere
    Cuando la persona escribe un reparto al que suma el saldo
    Entonces suma el saldo y así se acepta

  @DE-402bb66b
  Escenario: DE-402bb66b la persona pulsa «Repartir»; la persona marca «Todo a la billetera del cliente»
    Dado que un vale nuevo. Vuelve como se pagó: se ve cuánto por cada método
    Cuando la persona pulsa «Repartir»
    Entonces suma el saldo y así se acepta
    Y cada método muestra un campo con lo que se sugiere
    Cuando la persona marca «Todo a la billetera del cliente»
    Entonces todo va a la billetera del cliente
    Y todo va a BILLETERA

  @DE-956965f1
  Escenario: DE-956965f1 la persona escribe un reparto al que le sobran $0.01; la persona escribe un reparto al que le sobran $0.01
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo

  @DE-c970acac
  Escenario: DE-c970acac la persona escribe un reparto al que le sobran $0.01; la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»

  @DE-4de83af0
  Escenario: DE-4de83af0 la persona escribe un reparto al que le sobran $0.01; la persona pide que vuelva como se pagó
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona pide que vuelva como se pagó
    Entonces vuelve como se pagó: se ve cuánto por cada método
    Y se ve cuánto vuelve por cada método

  @DE-4120110f
  Escenario: DE-4120110f la persona escribe un reparto al que le sobran $0.01; la persona marca «Todo a la billetera del cliente»
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01
    Cuando la persona marca «Todo a la billetera del cliente»
    Entonces todo va a la billetera del cliente
    Y todo va a BILLETERA

  @DE-573020aa
  Escenario: DE-573020aa la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona escribe un reparto al que le faltan $120.50
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona escribe un reparto al que le faltan $120.50
    Entonces suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Y al reparto le faltan $120.50

  @DE-47cb7b33
  Escenario: DE-47cb7b33 la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona escribe un reparto al que le sobran $0.01
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona escribe un reparto al que le sobran $0.01
    Entonces suma más que el saldo
    Y al reparto le sobran $0.01

  @DE-110c01b1
  Escenario: DE-110c01b1 la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué

  @DE-f52a8f47
  Escenario: DE-f52a8f47 la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»; la persona pide que vuelva como se pagó
    Dado que un vale parcial que vuelve repartido a mano. Suma menos que el saldo; lo que falta puede ponerse con un clic en un método
    Cuando la persona escribe un reparto al que suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Entonces suma el saldo, y aun así un método no puede llevar lo suyo: se lee por qué
    Y al reparto suma el saldo, pero «Por TARJETA BANCARIA no puede volver más de lo que se pagó.»
    Cuando la persona pide que vuelva como se pagó
    Entonces vuelve como se pagó: se ve cuánto por cada método
    Y se ve cuánto vuelve por cada método
