import { readSize } from "../../parse/size.ts";
import { type ColumnNames, type Columns, type Field, fields, type Rows } from "./types.ts";
import { parseWeightUnit } from "../../parse/weight.ts";
import { detectWeightUnit } from "./cells.ts";
import { readDay } from "./days.ts";
import { readHeadingWeightUnit } from "./units.ts";

/** What numbers a parcel on its way. */
const waybills =
  "trackingnumber waybill waybillno waybillnumber waybillid airwaybill airwaybillno airwaybillnumber hawb awb awbno awbnumber tracking trackingno trackingnr trackingid trackingnum trackingnumbers trackingcode trackingref trackingreference carriertrackingnumber expressorgroundtrackingid consignment consignmentnumber consignmentno consignmentid connote shipmentnumber shipmentno shipmentid packageid parcelnumber parcelno parcelid sendung sendungsnummer sendungsnr sendungsid sendungsverfolgung sendungsverfolgungsnummer trackingnummer paketnummer frachtbrief frachtbriefnummer frachtbriefnr numérodesuivi numerodesuivi nºdesuivi ndesuivi suivi lettredevoiture númerodeseguimiento numerodeseguimiento nºdeseguimiento ndeseguimiento seguimiento numerodispedizione numeroditracking letteradivettura trackingnumeri zendingsnummer 运单号 运单编号 运单号码 货运单号 跟踪号 跟踪单号 跟踪号码 追踪号 追踪号码 追踪单号 物流单号 物流跟踪号 转单号 快递单号 快递号 包裹号";

/**
 * Headers as shop systems and carriers' invoices write them, in plain letters: English, then German, French, Spanish,
 * Italian and Dutch, then Chinese. The first that a file has counts.
 */
const headers: Readonly<Record<Field, string>> = {
  order: `order ordernumber orderid orderno ordername name incrementid reference salesrecordnumber parcel shipment bestellung bestellnr bestellnummer auftrag auftragsnr auftragsnummer commande numérodecommande numérocommande numerodecommande ncommande nºcommande nocommande nodecommande ndecommande pedido numeropedido npedido nºpedido nºdepedido númerodepedido ordine numeroordine nordine nºordine bestelnummer bestelnr 订单号 订单编号 单号 shipmentreference ordersn orderref orderreference 平台订单号 交易编号 客户单号 原单号 参考号 ${waybills}`,
  country:
    "country countrycode shippingcountry shipcountry shippingcountrycode shiptocountry shippingaddresscountry deliverycountry destinationcountry destcountry recipientcountry receivercountry tocountry countryregion destination dest to land versandland lieferland zielland empfängerland pays paysdelivraison paysdedestination país pais paísdedestino paísdeenvío paese paesedidestinazione landvanbestemming 国家 目的国 国家代码 目的地 收件国家 收件人国家 countrycodeshipping countryshipping shiptocountrycode receivercountrycode receiverscountry receiverscountrycode consigneecountry recipientcountryterritory destinationcountrycode destcountrycode countryname countryiso deliverycountrycode buyercountry 收货国家 收货人国家 买家国家 目的国家 目的地国家 国家地区 目的国地区 国家简码 国家二字码 国家中文 国家中 国家英文 国家英 收件国 收货国 empfängerland landempfänger bestimmungsland",
  postcode:
    "postcode zip zipcode postalcode shippingzip shippingpostcode shippostalcode shipzipcode shiptozip shippingzippostalcode plz postleitzahl lieferplz versandplz codepostal códigopostal cap 邮编 邮政编码 收件邮编 postcodeshipping shippingpostalcode shiptopostcode shiptopostalcode recipientzip recipientzipcode recipientpostalcode recipientpostcode receiverpostal receiverpostcode receiverspostcode receiverzip receiverpostalcode consigneezip consigneepostcode deliverypostcode deliveryzip destinationzip destzip destpostcode zippostalcode shipzippostalcode postal postzip 收件人邮编 收货邮编 收货人邮编 邮政编号 买家邮编 empfängerplz plzempfänger",
  weight:
    "weight weighteach grams totalweight orderweight lineitemgrams lineitemweight itemweight shippingweight parcelweight packageweight shipmentweight grossweight actualweight totalgrams kg gewicht paketgewicht versandgewicht bruttogewicht gesamtgewicht poids poidsbrut peso pesobruto pesolordo wt grosswt actualwt chargeablewt billedwt abrechnungsgewicht 重量 单件重量 实重 总重 总重量 订单重量 包裹重量 毛重 ordertotalweight skutotalweight parcelwt consignmentweight weightvalue enteredweight originalweight actualweightamount netweight ratedweight ratedweightamount billableweight chgwt chrgwt chgblwt chblwt billablewt billwt ratedwt 称重重量 实际重量 称重 估算重量 预估重量 商品重量 产品重量 净重 出库重量 入库重量 计费重量 计费重 收费重 收费重量 结算重量 结算重 计重 productweight itemgrams variantgrams",
  unit: "weightunit weightunits unitofweight weightuom gewichtseinheit gewichtseenheid unitédepoids unitépoids unidaddepeso unidadpeso unitàdipeso unitàpeso 重量单位 actualweightunits ratedweightunits weightunitofmeasure weightunittype billedweightunitofmeasure",
  size: "size dimensions dimension dims dim sizelwh dimensionslwh lxwxh lwh measurements parcelsize packagesize boxsize maße paketmaße abmessungen abmessung paketgröße dimensiones medidas dimensioni afmetingen 尺寸 规格 长宽高 包裹尺寸 箱规 dimlwh packagedimensions productdimensions 外箱尺寸 材积尺寸 体积尺寸 长x宽x高",
  length:
    "length parcellength packagelength länge laenge longueur largo longitud lunghezza lengte l 长 长度 dimlength 箱长 外箱长",
  width:
    "width parcelwidth packagewidth breite largeur ancho anchura larghezza breedte w b 宽 宽度 dimwidth 箱宽 外箱宽",
  height:
    "height parcelheight packageheight höhe hoehe hauteur alto altura altezza hoogte h 高 高度 dimheight depth 箱高 外箱高",
  quantity:
    "quantity qty parcels packages boxes cartons numberofparcels numberofpackages lineitemquantity quantitypurchased quantityshipped qtyordered itemquantity menge anzahl stück stückzahl pakete quantité cantidad quantità colli aantal 件数 数量 箱数 包裹数 numberofitems itemcount noofproductinorder quantityrefund numberofpieces noofpieces noofpackages noofparcels pieces pcs qtyshipped 商品数量 产品数量 购买数量 总件数 总数量",
  sku: "sku lineitemsku itemsku sellersku merchantsku productsku variantsku msku asin articlenumber artikelnummer artikelnr référence lineitemname itemname productname producttitle itemtitle 商品编码 商品sku 货号 sku编码 平台sku 商品名称 品名 product item article produkt artikel 商品 产品 产品名称",
  goods: "goods goodscategory category whatisinside 货物类型 货物 品类",
  value:
    "value subtotal ordersubtotal ordersubtotalamount ordervalue itemssubtotal declaredvalue goodsvalue customsvalue valueofthegoods itemtotal total ordertotal grandtotal itemprice soldfor warenwert zollwert bestellwert valeur valeurdéclarée valor valordeclarado valore 申报价值 货值 申报货值 商品金额 商品总价 orderamount orderproducttotal paidprice customvalue invoicevalue goodsamount ordertotalamount 产品总金额 订单金额 报关金额 申报金额 申报总价值 商品总额",
  currency:
    "currency ordercurrency currencycode ordercurrencycode währung devise moneda valuta divisa 币种 货币 currencyiso billingcurrency invoicecurrencycode invoicecurrency 币种缩写 货币类型 结算币种",
  line: "line service servicename servicetype carrierservice servicelevel shippingservice shippingline channel versandart dienst dienstleistung leistung prestation servicio servizio 线路 物流产品 渠道 物流渠道 服务 servicedescription serviceproduct shippingmethod deliveryservice carrierservicename 渠道名称 物流方式 运输方式 产品线路 服务名称 服务类型 服务渠道 product produkt 产品",
  billed:
    "billed billedamount amountbilled pricebilled invoiced invoiceamount invoicedamount charged charge shippingcharge freightcharge rechnungsbetrag frachtkosten 账单金额 应收运费 运费 收费金额 netchargeamount netcharge billedcharge invoicedcharge chargedamount 应付金额 应付费用 结算金额 计费金额 实收运费 总运费",
  billedWeight:
    "chargeablewt billedwt abrechnungsgewicht ratedweight ratedweightamount billableweight billablewt billwt ratedwt chgwt chrgwt chgblwt chblwt 计费重量 计费重 收费重 收费重量 结算重量 结算重 计重",
  day: "handover handoverdate pickup pickupdate pickedup collectiondate shipdate shippingdate shipmentdate shipped shippeddate dispatchdate date versanddatum abholdatum übergabedatum datum datedexpédition fechadeenvío fecha datadispedizione data verzenddatum 交仓日期 交货日期 入仓日期 发货日期 揽收日期 日期 shipdatetime shipmentdatetime transactiondate pickuptransactiondate inscandate 业务日期 签入时间 签入日期 出货日期 入库日期 收货时间 发货时间 出库时间 入库时间",
};

const waybillHeadings = new Set(waybills.split(" "));

/** Rows that tell a column of sizes from others. */
const sampled = 20;

/** What is billed in a file that names a line for every row: no shop's export does that. */
const billedBesideLine =
  "amount totalamount netamount amountdue totalcharge totalcharges charges cost totalcost shippingcost price fee totalfee total net netto betrag gesamtbetrag kosten montant importe importo 金额 费用 总费用 费用合计 费用总计 总金额 合计 价格";

/** What a bill comes to in all, beside parts of it that are called freight or shipping charge. */
const wholeBill =
  "费用合计 费用总计 总费用 应付金额 应付费用 结算金额 netchargeamount netcharge totalcharge totalcharges";

/** Parts of a carrier's bill that no shop has a column for. */
const surcharges =
  "fuel fuelsurcharge fuelcharge fuelfee fsc surcharge surcharges treibstoffzuschlag kraftstoffzuschlag dieselzuschlag zuschlag zuschläge surchargecarburant supplémentcarburant recargocombustible recargoporcombustible supplementocarburante sovrapprezzocarburante 燃油 燃油费 燃油附加费 附加费 附加费用";

/** What is billed for the way alone. */
const freights =
  "freight freightcost freightcharge basefreight basecharge transportcharge transportation carriage fracht frachtkosten fret flete nolo 运费 基础运费";

/** What the parts of a bill come to. */
const sumsOfBill =
  "total totalamount amounttotal grandtotal totaldue amountdue invoicetotal gesamt gesamtbetrag summe endbetrag rechnungsbetrag montanttotal totalttc totalht importetotal importototale totale totaal 合计 总计 总金额 amount betrag montant importe importo 金额";

/** What may be a unit of weights or of anything else: its cells tell. */
const anyUnit = new Set(
  "unit units uom unitofmeasure einheit eenheid unité unite unidad unità unita 单位 计量单位".split(" "),
);

/** What a list of goods has beside its waybills, so that a total may be theirs. */
const ofGoods = [
  ...headers.value.split(" ").filter((name) => !sumsOfBill.split(" ").includes(name)),
  ...[headers.sku, headers.goods],
].join(" ");

/** What counts where a file says what was billed. */
const ofBill: ReadonlySet<Field> = new Set(["billedWeight", "day"]);

/** What a shop calls its articles and what its buyer chose. */
const shopsLine =
  /^(?:product|produkt|产品|shippingline|shippingservice|shippingmethod|deliveryservice|物流方式|运输方式)$/;

/** What a carrier calls its lines and a shop its articles: what stands below tells. */
const eitherLine = /^(?:product|produkt|产品)$/;

/** A unit at the end of a heading, also as `in kg`. */
const units =
  /(?:in|en)?(?:kgs?|kilogramm?s?|gramm?s?|g|lbs?|pounds?|oz|ounces?|cm|mm|in|inch|inches|usd|eur|gbp|cny|rmb|cad|aud|jpy|公斤|千克|克|磅|盎司|厘米|毫米|英寸|美元|欧元|元|lxbxh|lxwxh|lbh|lwh)$/;

const inPlain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** A header in plain letters, without its number (`1. Land`) and the unit at its end, and with its weight shortened as carriers do. */
function normalizeHeadings(header: string): readonly string[] {
  const plain = inPlain(header.replace(/^\s*\d+[.)]\s*(?=\p{L})/u, ""));
  const bare = plain.replace(units, "");
  return [plain, bare, bare.replace("weight", "wt")];
}

/**
 * Recognises the columns of a file by its header row, as shops write them and as the page itself names them (`own`), and
 * columns of sizes and of weights' units by what stands in them. `isLine`: whether a text names one of the lines.
 */
export function detectColumns(
  header: readonly string[],
  sample: Rows = [],
  own?: ColumnNames,
  isLine?: (text: string) => boolean,
): Columns {
  const names = header.map(normalizeHeadings);
  const taken = new Set<number>();
  const findColumn = (known: string, field?: Field): number | undefined => {
    const named = field ? (own?.get(field) ?? []).map(inPlain) : [];
    for (const candidate of [...known.split(" "), ...named]) {
      const at = names.findIndex((own, column) => !taken.has(column) && own.includes(candidate));
      if (at >= 0) return at;
    }
    return undefined;
  };
  const found: Columns = {};
  const take = (field: Field, known: string) => {
    const at = found[field] ?? findColumn(known, known === headers[field] ? field : undefined);
    if (at === undefined) return;
    found[field] = at;
    taken.add(at);
  };
  take("line", headers.line);
  const { line } = found;
  if (line !== undefined && names[line]?.some((name) => eitherLine.test(name))) {
    const cells = sample.slice(0, sampled).flatMap((row) => row[line]?.trim() || []);
    const isBill = findColumn(wholeBill) ?? findColumn(headers.billed);
    if (isLine && cells.length > 0 ? cells.filter(isLine).length * 2 < cells.length : isBill === undefined) {
      delete found.line;
      taken.delete(line);
    }
  }
  // a bill's total comes before its parts
  if (found.line !== undefined) take("billed", wholeBill);
  // beside a waybill no total is the value of goods where it has parts of a bill
  const isOfParts =
    findColumn(waybills) !== undefined &&
    (findColumn(surcharges) !== undefined || (findColumn(freights) !== undefined && findColumn(ofGoods) === undefined));
  if (isOfParts) take("billed", `${wholeBill} ${sumsOfBill}`);
  take("billed", headers.billed);
  if (isOfParts && findColumn(surcharges) === undefined) take("billed", freights);
  // what names a better value of the goods than a total leaves the total to be what was billed
  if (found.line !== undefined && !shopsLine.test(names[found.line]?.[0] ?? "")) take("billed", billedBesideLine);
  // orders are priced for the day that the page asks for
  for (const field of fields) if (!ofBill.has(field) || found.billed !== undefined) take(field, headers[field]);
  const { unit: named } = found;
  if (named !== undefined && sample.length > 0 && sample.every((row) => !row[named]?.trim())) delete found.unit;
  if (found.weight !== undefined && found.unit === undefined && !readHeadingWeightUnit(header[found.weight] ?? "")) {
    const unit = findUnitColumn(names, found.weight, taken, sample);
    if (unit !== undefined) found.unit = unit;
  }
  const sided = found.size ?? found.length ?? found.width ?? found.height;
  const size = sided === undefined ? findSizeColumn(header.length, taken, sample.slice(0, sampled)) : undefined;
  return size === undefined ? found : { ...found, size };
}

/**
 * The column that says in which unit each weight is: all that stands in it are units of mass, or most of it where its
 * heading speaks of units. That beside the weights comes first.
 */
function findUnitColumn(names: Rows, weight: number, taken: ReadonlySet<number>, sample: Rows): number | undefined {
  const columns = [...names.keys()].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  return columns.find((at) => {
    if (taken.has(at)) return false;
    const headed = names[at]?.some((name) => anyUnit.has(name));
    let filled = 0;
    let units = 0;
    for (const row of sample) {
      const cell = (row[at] ?? "").trim();
      if (cell === "") continue;
      filled += 1;
      if (headed ? detectWeightUnit(cell) : parseWeightUnit(cell)) units += 1;
      else if (!headed) return false;
    }
    return units * 2 > filled;
  });
}

function findSizeColumn(columns: number, taken: ReadonlySet<number>, sample: Rows) {
  for (let at = 0; at < columns; at += 1) {
    const cells = taken.has(at) ? [] : sample.map((row) => (row[at] ?? "").trim()).filter(Boolean);
    // 11/20/26 is three numbers, but a day
    const sizes = cells.filter((cell) => readSize(cell) && !readDay(cell, "dmy") && !readDay(cell, "mdy"));
    if (sizes.length * 2 > cells.length) return at;
  }
  return undefined;
}

/** So many lines may stand above a table: a name, an address, the period of an invoice. */
const linesAbove = 30;

/** The line that heads a table: the first in which a country and a weight are named, else the first of all. */
export function findHeaderLine(lines: Rows, own?: ColumnNames): number {
  const at = lines.slice(0, linesAbove).findIndex((line) => {
    const { country, weight } = detectColumns(line, [], own);
    return country !== undefined && weight !== undefined;
  });
  return Math.max(0, at);
}

/** Whether a line that would head a table is a row of it: figures stand in it (`1. Artikel` is none), and no two columns are named (kg may be a cell). */
export function isDataLine(line: readonly string[], own?: ColumnNames): boolean {
  return (
    line.some((cell) => /^\s*[-+#]?\d(?!\d*[.)]\s*\p{L})/u.test(cell)) &&
    Object.keys(detectColumns(line, [], own)).length < 2
  );
}

/** What an unused column may have meant, by the field that the file then lacks. */
const hints: readonly (readonly [RegExp, readonly Field[]])[] = [
  [/size|dimension|length|width|height|volume|尺寸|规格|体积|长|宽|高/i, ["size", "length"]],
  [
    /amount|charge|cost|price|fee|billed|invoice|betrag|kosten|montant|importo|importe|金额|费|价/i,
    ["billed", "value"],
  ],
  [/quantity|qty|pieces|parcels|anzahl|menge|件数|数量/i, ["quantity"]],
  [/currency|币/i, ["currency"]],
  [/zip|post.?code|plz|邮编/i, ["postcode"]],
];

/** Columns that nothing was read from: those that may say what is missing first, and the others. `besides`: those that no field is read from. */
export function listUnusedColumns(
  header: readonly string[],
  columns: Columns,
  besides: readonly number[] = [],
): { telling: string[]; others: string[] } {
  const used = new Set([...Object.values(columns), ...besides]);
  const unused = header.filter((name, at) => name.trim() !== "" && !used.has(at));
  const tells = (name: string) =>
    hints.some(([hint, lacking]) => hint.test(name) && lacking.every((field) => columns[field] === undefined));
  return { telling: unused.filter(tells), others: unused.filter((name) => !tells(name)) };
}

/** Whether a heading is that of what numbers a parcel on its way. */
export function isWaybill(heading: string): boolean {
  return waybillHeadings.has(inPlain(heading));
}

/** Headings of what shops call their products, in plain letters. */
const productHeadings = new Set(
  "item product title description contents article artikel produkt produit producto produto prodotto artículo articolo beschreibung bezeichnung warenbezeichnung désignation descripción descrizione omschrijving contentdescription contentsdescription parcelcontents packagecontents listingtitle 商品 产品 货品 物品 内件 inhalt sendungsinhalt paketinhalt inhaltsangabe inhaltsbeschreibung warenbeschreibung ware waren artikelbeschreibung produktbeschreibung produktbezeichnung contenu contenuducolis descriptionducontenu descriptiondesmarchandises marchandise marchandises libellé contenido contenidodelpaquete descripcióndelcontenido descripcióndelproducto mercancía mercancías contenuto contenutodelpacco descrizionedelcontenuto descrizionearticolo merce inhoud 内件名称 内件品名 商品描述 产品描述 货物描述 物品描述 包裹内容 itemname itemtitle lineitemname productname producttitle productdescription itemdescription goodsdescription goodsname commodity commodityname commoditydescription declaredname declarationname artikelname artikelbezeichnung produktname nomduproduit nombredelproducto nomeprodotto 商品名称 商品名 商品标题 产品名称 产品名 产品标题 品名 中文品名 英文品名 货品名称 货物名称 货名 物品名称 申报品名 中文申报品名 英文申报品名 申报名称 申报中文名 申报英文名 中文申报名称 英文申报名称".split(
    " ",
  ),
);

/** A name has a word in it: "Item" and "Item #" head numbers as well. */
const worded = /\p{Script=Han}|\p{L}{3}/u;

/** The columns in which a file names what its orders are of; none in an invoice, whose orders were taken. */
export function findProductColumns(header: readonly string[], columns: Columns, sample: Rows = []): number[] {
  if (columns.billed !== undefined) return [];
  const others = Object.entries(columns).flatMap(([field, at]) => (field === "sku" ? [] : at));
  return header.flatMap((name, at) => {
    if (!productHeadings.has(inPlain(name)) || others.includes(at)) return [];
    return sample.length === 0 || sample.some((row) => worded.test(row[at] ?? "")) ? [at] : [];
  });
}
