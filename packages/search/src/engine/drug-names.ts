import { wordsOf } from './text.js'
import { typoDistance } from './typos.js'

/**
 * Generic names, as facts: the names of the FDA and ISMP lists of look-alike drug names with tall man letters and of
 * the ISMP list of confused drug names, and names that practices commonly use.
 */
const genericNames = `
abacavir abatacept acamprosate acarbose acebutolol acetaminophen acetazolamide acetohexamide acetylcysteine acitretin
acyclovir adalimumab adapalene adenosine albuterol aldesleukin alendronate alfentanil alfuzosin alirocumab allopurinol
almotriptan alogliptin alosetron alprazolam alprostadil alteplase amantadine ambrisentan amikacin amiloride aminocaproic
aminophylline amiodarone amitriptyline amlodipine amoxapine amoxicillin amphetamine amphotericin ampicillin anakinra
anastrozole anidulafungin apixaban apomorphine apremilast aprepitant argatroban aripiprazole armodafinil articaine
asenapine asparaginase aspirin atazanavir atenolol atezolizumab atomoxetine atorvastatin atovaquone atracurium atropine
azacitidine azathioprine azelastine azithromycin aztreonam bacitracin baclofen balsalazide basiliximab becaplermin beclomethasone
belimumab benazepril benzocaine benzonatate benztropine besifloxacin betamethasone betaxolol bethanechol bevacizumab
bicalutamide bimatoprost bisacodyl bisoprolol bivalirudin bleomycin bortezomib bosentan brexpiprazole brimonidine
brinzolamide bromfenac bromocriptine brompheniramine budesonide bumetanide bupivacaine buprenorphine bupropion buspirone
busulfan butalbital butorphanol cabazitaxel cabergoline calcitonin calcitriol canagliflozin candesartan capecitabine
captopril carbachol carbamazepine carbidopa carboplatin carboprost carfilzomib cariprazine carisoprodol carmustine
carteolol carvedilol caspofungin cefaclor cefadroxil cefazolin cefdinir cefditoren cefepime cefixime cefotaxime cefotetan
cefoxitin cefpodoxime cefprozil ceftaroline ceftazidime ceftriaxone cefuroxime celecoxib cephalexin certolizumab
cetirizine cetuximab chlorambucil chloramphenicol chlordiazepoxide chloroprocaine chloroquine chlorothiazide
chlorpheniramine chlorpromazine chlorpropamide chlorthalidone chlorzoxazone cholecalciferol cholestyramine ciclesonide
ciclopirox cidofovir cilostazol cimetidine cinacalcet ciprofloxacin cisatracurium cisplatin citalopram cladribine
clarithromycin clevidipine clindamycin clobazam clobetasol clofarabine clomiphene clomipramine clonazepam clonidine
clopidogrel clorazepate clotrimazole clozapine cobimetinib codeine colchicine colesevelam colestipol colistimethate
conivaptan cortisone cosyntropin cromolyn crizotinib cyanocobalamin cyclobenzaprine cyclopentolate cyclophosphamide
cycloserine cyclosporine cyproheptadine cytarabine dabigatran dabrafenib dacarbazine daclizumab dactinomycin dalbavancin
dalteparin dantrolene dapagliflozin dapsone daptomycin darbepoetin darifenacin darunavir dasatinib daunorubicin
decitabine deferasirox deferoxamine deferiprone degarelix demeclocycline denosumab desflurane desipramine desloratadine
desmopressin desogestrel desonide desoximetasone desvenlafaxine dexamethasone dexlansoprazole dexmedetomidine
dexmethylphenidate dexrazoxane dextroamphetamine dextromethorphan diazepam diazoxide dichlorphenamide diclofenac
dicloxacillin dicyclomine diflunisal difluprednate digoxin dihydroergotamine diltiazem dimenhydrinate dinoprostone
diphenhydramine diphenoxylate dipyridamole disopyramide disulfiram divalproex dobutamine docetaxel docusate dofetilide
dolasetron dolutegravir donepezil dopamine doripenem dorzolamide doxazosin doxepin doxercalciferol doxorubicin
doxycycline doxylamine dronabinol dronedarone droperidol drospirenone dulaglutide duloxetine dupilumab durvalumab
dutasteride econazole edoxaban efavirenz eletriptan eltrombopag empagliflozin emtricitabine enalapril enalaprilat
enfuvirtide enoxaparin entacapone entecavir ephedrine epinephrine epirubicin eplerenone epoetin epoprostenol eprosartan
eptifibatide ergocalciferol ergotamine eribulin erlotinib ertapenem ertugliflozin erythromycin erythropoietin
escitalopram esketamine esmolol esomeprazole estazolam estradiol eszopiclone etanercept ethacrynate ethambutol
ethinyl ethosuximide etidocaine etidronate etodolac etomidate etonogestrel etoposide etravirine everolimus evolocumab
exemestane exenatide ezetimibe famciclovir famotidine febuxostat felbamate felodipine fenofibrate fenoldopam fenoprofen
fentanyl fesoterodine fexofenadine fidaxomicin filgrastim finasteride fingolimod flavoxate flecainide fluconazole
flucytosine fludarabine fludrocortisone flumazenil flunisolide fluocinolone fluocinonide fluorometholone fluorouracil
fluoxetine fluphenazine flurazepam flurbiprofen flutamide fluticasone fluvastatin fluvoxamine fomepizole fondaparinux
formoterol fosamprenavir fosaprepitant foscarnet fosfomycin fosinopril fosphenytoin frovatriptan fulvestrant furosemide
gabapentin galantamine ganciclovir ganirelix gatifloxacin gefitinib gemcitabine gemfibrozil gemifloxacin gentamicin
glatiramer glimepiride glipizide glucagon glyburide glycopyrrolate golimumab goserelin granisetron griseofulvin
guaifenesin guanfacine halcinonide halobetasol haloperidol heparin homatropine hyaluronidase hydralazine
hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxocobalamin hydroxychloroquine hydroxyprogesterone
hydroxyurea hydroxyzine hyoscyamine ibandronate ibrutinib ibuprofen ibutilide idarubicin idarucizumab ifosfamide
iloperidone imatinib imipenem imipramine imiquimod inamrinone indacaterol indapamide indomethacin infliximab insulin
interferon ipilimumab ipratropium irbesartan irinotecan isavuconazonium isoniazid isoproterenol isosorbide isotretinoin
isradipine itraconazole ivabradine ivermectin ixabepilone ketamine ketoconazole ketoprofen ketorolac ketotifen labetalol
lacosamide lactulose lamivudine lamotrigine lanreotide lansoprazole lanthanum lapatinib latanoprost leflunomide
lenalidomide letrozole leucovorin leuprolide levalbuterol levetiracetam levobunolol levobupivacaine levocarnitine
levocetirizine levofloxacin levoleucovorin levomilnacipran levonorgestrel levorphanol levothyroxine lidocaine linaclotide
linagliptin linezolid liothyronine liraglutide lisdexamfetamine lisinopril lixisenatide lodoxamide lomitapide
lomustine loperamide lopinavir loratadine lorazepam lorcaserin losartan loteprednol lovastatin loxapine lubiprostone
lurasidone macitentan mannitol maraviroc mebendazole mechlorethamine meclizine medroxyprogesterone mefenamic mefloquine
megestrol meloxicam melphalan memantine menotropins meperidine mepivacaine meprobamate mepolizumab mercaptopurine
meropenem mesalamine mesna mestranol metaproterenol metaxalone metformin methadone methamphetamine methazolamide
methenamine methergine methimazole methocarbamol methohexital methotrexate methscopolamine methyclothiazide methyldopa
methylergonovine methylnaltrexone methylphenidate methylprednisolone methyltestosterone metipranolol metoclopramide
metolazone metoprolol metronidazole metyrosine mexiletine micafungin miconazole midazolam midodrine mifepristone miglitol
milnacipran milrinone minocycline minoxidil mirabegron mirtazapine misoprostol mitomycin mitotane mitoxantrone modafinil
moexipril molindone mometasone montelukast morphine moxifloxacin mupirocin mycophenolate nabumetone nadolol nafarelin
nafcillin naftifine nalbuphine naloxegol naloxone naltrexone naproxen naratriptan natalizumab natamycin nateglinide
nebivolol nefazodone nelarabine nelfinavir neomycin neostigmine nepafenac nesiritide nevirapine niacin nicardipine
nifedipine nilotinib nilutamide nimodipine nintedanib nisoldipine nitazoxanide nitrofurantoin nitroglycerin nitroprusside
nivolumab nizatidine norepinephrine norethindrone norgestimate norgestrel nortriptyline nystatin obinutuzumab
ocrelizumab octreotide ofatumumab ofloxacin olanzapine olmesartan olodaterol olopatadine omalizumab omeprazole
ondansetron oritavancin orlistat orphenadrine oseltamivir oxacillin oxaliplatin oxandrolone oxaprozin oxazepam
oxcarbazepine oxiconazole oxybutynin oxycodone oxymetazoline oxymorphone oxytocin paclitaxel palbociclib paliperidone
palivizumab palonosetron pamidronate pancrelipase pancuronium panitumumab pantoprazole paracetamol paricalcitol
paroxetine pazopanib pegaspargase pegfilgrastim peginterferon pembrolizumab pemetrexed penicillamine penicillin
pentamidine pentazocine pentobarbital pentosan pentostatin pentoxifylline perampanel perindopril permethrin perphenazine
pertuzumab phenazopyridine phenelzine phenobarbital phentermine phentolamine phenylephrine phenytoin physostigmine
phytonadione pilocarpine pimavanserin pimecrolimus pimozide pindolol pioglitazone piperacillin pirfenidone piroxicam
pitavastatin plerixafor polymyxin pomalidomide posaconazole pralatrexate pralidoxime pramipexole pramlintide prasugrel
pravastatin praziquantel prazosin prednisolone prednisone pregabalin prilocaine primaquine primidone probenecid
procainamide procaine procarbazine prochlorperazine progesterone promethazine propafenone propantheline proparacaine
propofol propranolol propylthiouracil protamine protriptyline pseudoephedrine pyrazinamide pyridostigmine pyridoxine
pyrimethamine quazepam quetiapine quinapril quinidine quinine rabeprazole raloxifene raltegravir ramelteon ramipril
ramucirumab ranibizumab ranitidine ranolazine rasagiline rasburicase regadenoson remifentanil repaglinide reslizumab
ribavirin rifabutin rifampicin rifampin rifapentine rifaximin rilpivirine riluzole rimantadine riociguat risankizumab
risedronate risperidone ritonavir rituximab rivaroxaban rivastigmine rizatriptan rocuronium roflumilast romidepsin
romiplostim ropinirole ropivacaine rosiglitazone rosuvastatin rotigotine rufinamide sacubitril salbutamol salmeterol
salsalate sargramostim sarilumab saxagliptin scopolamine secobarbital secukinumab selegiline semaglutide sertraline
sevelamer sevoflurane sildenafil silodosin simvastatin sirolimus sitagliptin sofosbuvir solifenacin somatropin sorafenib
sotalol spironolactone streptomycin streptozocin succinylcholine sucralfate sufentanil sugammadex sulfacetamide
sulfadiazine sulfamethoxazole sulfasalazine sulfisoxazole sulindac sumatriptan sunitinib suvorexant tacrolimus tadalafil
tafluprost tamoxifen tamsulosin tapentadol tasimelteon tazarotene tedizolid telavancin telmisartan temazepam
temozolomide temsirolimus tenecteplase teniposide tenofovir terazosin terbinafine terbutaline terconazole teriflunomide
teriparatide testosterone tetrabenazine tetracaine tetracycline thalidomide theophylline thiamine thioguanine
thioridazine thiotepa thiothixene tiagabine ticagrelor ticlopidine tigecycline timolol tinidazole tinzaparin tiotropium
tipranavir tirofiban tirzepatide tizanidine tobramycin tocilizumab tofacitinib tolazamide tolbutamide tolcapone
tolmetin tolnaftate tolterodine tolvaptan topiramate topotecan toremifene torsemide tramadol trametinib trandolapril
tranexamic tranylcypromine trastuzumab travoprost trazodone treprostinil tretinoin triamcinolone triamterene triazolam
trifluoperazine trifluridine trihexyphenidyl trimethobenzamide trimethoprim trimipramine triptorelin tropicamide trospium
ulipristal umeclidinium unoprostone upadacitinib ustekinumab valacyclovir valbenazine valganciclovir valproate valproic
valrubicin valsartan vancomycin vandetanib vardenafil varenicline vasopressin vecuronium vedolizumab vemurafenib
venetoclax venlafaxine verapamil verteporfin vigabatrin vilanterol vilazodone vinblastine vincristine vinorelbine
voriconazole vorinostat vortioxetine warfarin zafirlukast zaleplon zanamivir zidovudine zileuton ziprasidone zoledronic
zolmitriptan zolpidem zonisamide`

/** Brand names, from the same sources; names of two words are written as one word. */
const brandNames = `
abilify accolate accupril accutane aciphex actemra activase actonel actos adacel adalat adcetris adderall adrenalin advair
advil afrin aggrenox aldactone aldara aldomet aleve alimta alinia alkeran allegra alphagan altace amaryl ambien
ambisome amerge anaprox ancef androgel anectine ansaid anzemet apidra apresoline aranesp arava aricept arimidex arixtra
armour aromasin arzerra asacol asmanex atarax atelvia ativan atripla atrovent augmentin avalide avandia avapro avastin
avelox avinza avodart avonex axert azilect azopt bactrim bactroban basaglar benadryl benemid benicar bentyl betapace
betaseron bicillin bextra biaxin boniva boostrix botox brevibloc brilinta brintellix brisdelle bumex buprenex buspar
bydureon byetta bystolic caduet calan camptosar capoten carafate carbocaine carbatrol cardene cardizem cardura catapres
ceclor ceftin celebrex celestone celexa cellcept cerebyx cerezyme chantix cialis cipro clarinex claritin cleocin climara
clinoril clozaril cogentin colace colazal colestid combivent compazine comtan concerta copaxone cordarone coreg corgard
cosopt coumadin covera cozaar crestor cubicin cymbalta cytomel cytosar cytotec cytovene cytoxan daypro decadron
deltasone demadex demerol depacon depakene depakote depocyt depomedrol depoprovera depotestosterone desyrel detrol
dexedrine dexilant diabeta diabinese diamox diflucan digitek dilacor dilantin dilaudid diovan diprivan ditropan diuril
dolophine doxil duexis duoneb durezol duragesic dyazide dynacirc edarbi edarbyclor effexor effient efudex elavil elidel
eligard eliquis ellence elocon eloxatin emend enablex enbrel engerix entresto entyvio epipen epivir epogen erbitux
erythrocin esidrix eskalith estrace estraderm etopophos eulexin evista evoxac exelon exforge exjade famvir fanapt
farxiga feldene femara femhrt fentora fetzima fioricet fiorinal flagyl flexeril flomax flonase florinef flovent floxin
focalin foradil forteo fortaz fosamax fosrenol fragmin frova gabitril garamycin gardasil geodon gleevec glucophage
glucotrol gralise haldol harvoni havrix herceptin horizant humalog humira humulin hycamtin hydrea hytrin
hyzaar ilevro imdur imitrex imodium imuran inderal indocin infed inflectra injectafer inlyta inspra intuniv invanz invega
invokana isordil isuprel jantoven januvia jardiance kadcyla kaletra kapidex kapvay kayexalate keflex kenalog keppra
kerlone ketalar keytruda klonopin kogenate kombiglyze lamictal lamisil lanoxin lantus lasix latuda lescol letairis
leukeran leukine levaquin levemir levitra levophed levoxyl lexapro lexiva librium lidoderm lioresal lipitor lodine lomotil
loniten lopressor lotensin lotronex lovaza lovenox lucentis lumigan lunesta lupron luvox lyrica macrobid macrodantin
marcaine mavik maxalt maxipime maxzide medrol mefoxin mellaril metadate mevacor miacalcin micardis micronase micronor
microzide midrin minipress minocin mirapex miralax mirena mobic monopril motrin mucinex mucomyst mustargen myambutol
mycamine myleran mylotarg nalfon namenda naprosyn narcan nardil naropin nasacort nasonex natrecor navane nebcin
nembutal neoral nesacaine neulasta neumega neupogen neurontin nexavar nexium nexplanon niaspan nimbex nipride nizoral
nolvadex norco norcuron normodyne noroxin norpace norpramin norvasc norvir novocain novolin novolog nplate nucynta
nuvaring olysio omacor omnicef oncaspar opana opdivo orapred orencia orinase otezla oxandrin oxycontin pamelor
parlodel parnate patanol paxil pediapred pediarix pegasys pentothal pepcid percocet percodan periactin perjeta
persantine pexeva phenergan phoslo pitocin pitressin plaquenil plavix plendil pneumovax pradaxa prandin pravachol precedex
precose premarin premphase prempro prevacid prevnar prilosec prinivil pristiq proamatine procardia procrit prograf
prolia prolixin proloprim propecia propulsid proscar prosom protonix protopic proventil provera provigil prozac
pulmicort purixan pyridium qvar ranexa rapamune razadyne recombivax reglan relafen relenza relistor relpax remeron
remicade reminyl renagel renvela reopro requip rescriptor restasis restoril retrovir revatio revia rexulti rheumatrex
rifadin rifamate rifater risperdal ritalin rituxan robaxin robinul robitussin rocephin roxanol roxicet roxicodone rozerem
rythmol sabril salagen sandimmune sandostatin saphris sarafem savella seconal sectral selzentry sensipar
sensorcaine septra serax serevent seroquel serzone silvadene simponi sinemet sinequan singulair skelaxin solucortef
solumedrol soriatane spiriva sporanox sprycel stadol starlix stelara strattera suboxone subutex sublimaze
sudafed sufenta sular surfak sustiva sutent symbicort symbyax symmetrel synagis synercid synthroid tagamet tamiflu
tambocor tapazole tarceva targretin tasigna tasmar taxol taxotere tegretol tekturna temodar tenex tenoretic tenormin
testim teveten thalomid thorazine tiazac ticlid tikosyn timoptic tindamax tivicay tofranil topamax toprol toradol toujeo
tracleer tradjenta trandate tranxene trental tresiba trexall tricor trileptal trintellix triumeq trulicity truvada
tussionex tylenol tygacil tylox tysabri uceris uloric ultiva ultracet ultram unasyn uniretic univasc urecholine uroxatral
valcyte valium valtrex vanceril vancocin vantin vaqta vaseretic vasotec velcade ventolin verelan versed vesicare vfend
viagra vibramycin vicodin victoza vidaza videx viibryd vimpat viracept viramune viread vistaril vistide vivactil
vivelle voltaren vytorin vyvanse wegovy wellbutrin welchol xalatan xanax xarelto xeloda xenical xgeva xolair xopenex
xylocaine yasmin zanaflex zantac zarontin zaroxolyn zebeta zegerid zelnorm zemplar zepbound zestoretic zestril zetia
ziagen zithromax zocor zofran zoladex zoloft zometa zomig zonegran zosyn zovirax zyban zydone zyloprim zymar zyprexa
zyrtec zytiga zyvox mounjaro ozempic rybelsus paxlovid lagevrio comirnaty spikevax veklury dupixent skyrizi rinvoq losec tequin zinacef hespan ponatinib`

/** The first word of a two-word name: with any other word after it, it does not begin an ordinary word. */
const firstHalves = new Set(['depo', 'solu'])

/** Endings that only drugs have (USAN stems), for names that no list holds. */
const stems =
  /(?:barbital|caine|cillin|clovir|codone|conazole|coxib|curium|curonium|cycline|dipine|dronate|fentanil|floxacin|fungin|gatran|gliflozin|gliptin|glitazone|glutide|lukast|micin|mycin|navir|nidazole|olol|orphine|oxetine|parin|penem|platin|prazole|predn\w+|profen|racetam|rubicin|sartan|semide|setron|statin|sulfa\w+|tegravir|terol|thiazide|tidine|tinib|triptan|triptyline|tropium|vastatin|xaban|zepam|zodone|zolam|zumab|ximab)$|^(?:cef|ceph)\w{4,}$/

const shortestName = 5

/** The names in the lists. */
export const drugNames: readonly string[] = `${genericNames} ${brandNames}`.trim().split(/\s+/)

/** Folded like queries. */
const folded: ReadonlySet<string> = new Set(
  drugNames.flatMap((name) => wordsOf(name)).filter((name) => name.length >= shortestName),
)

/** Whether a folded word is in the lists: a drug by name, whether the store carries it or not. */
export function isListedDrug(word: string): boolean {
  return folded.has(word)
}

/** Whether a folded word names a drug: it is in the lists, or ends as only drugs do. */
export function isDrugName(word: string): boolean {
  return folded.has(word) || (word.length > shortestName && stems.test(word))
}

/** Whether a word is the first of a two-word drug name, such as 'Solu-Medrol'. */
export function isFirstHalf(word: string): boolean {
  return firstHalves.has(word)
}

/**
 * Whether two folded words form one listed name, or begin a name of two words. Folding may have dropped a final letter
 * as a plural's.
 */
export function isDrugInTwoWords(first: string, second: string): boolean {
  return (
    folded.has(first + second) ||
    folded.has(`${first}s${second}`) ||
    (isFirstHalf(first) && beginsDrugName(first + second))
  )
}

/** Whether an unfinished word begins a listed name. */
export function beginsDrugName(typed: string): boolean {
  return typed.length >= shortestName && [...folded].some((name) => name.startsWith(typed))
}

/** The letters of a word, one bit each. */
function lettersOf(word: string): number {
  return [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0)
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const letters: readonly { word: string; bits: number }[] = [...folded].map((word) => ({ word, bits: lettersOf(word) }))

/**
 * The listed names within this many typos of a word. A typo changes at most two letters, so few names need a closer
 * look.
 */
export function drugNamesNear(typed: string, typos: number): { word: string; distance: number }[] {
  const own = lettersOf(typed)
  return letters
    .filter(({ word, bits }) => Math.abs(word.length - typed.length) <= typos && bitsIn(own ^ bits) <= 2 * typos)
    .map(({ word }) => ({ word, distance: typoDistance(typed, word, false) }))
    .filter(({ distance }) => distance <= typos)
}
