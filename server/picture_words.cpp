// The words.
#include "server/picture_words.hpp"

namespace frise::server {

std::string_view picture_words() {
    return R"(abeille bee beehive
abri shelter hut
accident crash
acier steel
aeroport airplane
afrique africa
agneau sheep
agriculture wheat farm tractor
aigle eagle
aiguille needle
aile wing
aimant magnet
alcool bottle wine
allumette match
ambulance ambulance
amerique america
amour heart love
ampoule bulb light
ancre anchor
ane donkey
ange angel
animal animal paw
anneau ring
antilope deer
appareil camera machine
aqueduc aqueduct
araignee spider
arbre tree
arc bow arc
archer archer bow
architecte architect compass
argent coins money cash
arme sword gun weapon
armee army soldier
armure armor breastplate
art palette paint
artiste palette paint brush
asie asia
assiette plate meal
astronaute astronaut
astronomie telescope planet observatory
atome atom
automobile car
autruche ostrich
avion airplane plane biplane
avocat scales gavel
bague ring
baguette wand stick
baignoire bathtub
balance scales
balai broom
baleine whale
ballon ball balloon
banane banana
banniere banner
banque bank
barbare barbarian
barbe beard
barque boat canoe
barrage dam
barriere barrier fence
bataille battle swords
bateau ship boat sailboat
batiment building house
baton stick staff
batterie battery
bebe baby
beurre butter
bibliotheque bookshelf book
biere beer
bijou necklace gem jewel ring
billet banknote ticket
biscuit cookie
ble wheat grain
blessure wound bandage
boeuf bull ox
bois wood log forest
boisson cup bottle soda
boite box
bombe bomb
botte boot
bouche mouth lips
boucher cleaver meat
bouclier shield
bougie candle
boulanger bread
boussole compass
bouteille bottle
bouton button
boxe boxing
bras arm
bretagne menhir
brique brick
brouillard fog
brosse brush
cable cable
cadeau gift
cadenas padlock
cadran sundial dial
cafe coffee
cage cage
caisse crate
calculatrice calculator abacus
calendrier calendar
camion truck
camp camping tent
canard duck
canne cane
canon cannon
capitaine captain
carte card map
cartouche bullet
casque helmet helm
casserole cooking pot
cathedrale church stained
cave cellar cave
ceinture belt
cellule cell
cercle circle
cerf deer
cerise cherry
cerveau brain
chaine chain
chaise chair
chaleur heat thermometer
chambre bed
chameau camel
champ field
champignon mushroom
chandelle candle
chanson musical microphone
chant microphone singing
chapeau hat
char tank chariot
charbon coal
charrette cart wagon
charrue plow
chasse hunting bow
chat cat
chateau castle
chaudron cauldron
chaussure shoe boots shoes
chemin path road rail
cheminee chimney fireplace
chemise shirt
cheval horse
chevalier knight
chevre goat
chien dog
chimie chemical flask erlenmeyer
chirurgie scalpel
chocolat chocolate
chouette owl
ciel sky cloud
cigarette cigarette
cimetiere graveyard
cinema film clapperboard projector
cirque carnival juggler
ciseaux scissors
cite city
clavier keyboard
clef key
cle key
cloche bell
clou nail
cochon pig
code barcode encrypted
coeur heart
coffre chest treasure
colle glue
collier necklace
colombe dove
colonne column pillar
combat sword fight
comete comet
commerce trade shop shopping
communication phone satellite
compas compass
concert guitar microphone
conserve canned
constitution scroll
contrat contract
corail coral
corbeau crow raven
corde rope
corne horn
corps body
cosmonaute astronaut
coton cotton
couronne crown
course running
couteau knife
couture sewing
crabe crab
crane skull
crayon pencil
criquet cricket
crocodile croc
croix cross
cuillere spoon
cuisine cooking kitchen
cuivre metal
cyclone tornado
cygne swan
dame queen
danse ballerina dance
dauphin dolphin
de dice
declaration scroll
decouverte telescope compass caravel
dent tooth
desert desert cactus
dessin pencil
diamant diamond
dictionnaire book
dieu god
dinosaure dinosaur
discours megaphone podium
disque disc
docteur doctor
drapeau flag
droit law scales
eau water drop
echec chess
echecs chess
echelle ladder
eclair lightning
eclipse eclipse
ecole school graduate
economie coins chart
ecran tv monitor
ecriture quill
ecrivain quill
ecureuil squirrel
effondrement crumbling
egalite scales
eglise church
egypte egyptian pyramids pharaoh
electricite electric lightning bulb plug
elephant elephant
emmental cheese
empereur crown laurel
empire crown
encre ink
energie energy power
enfant child baby
engrenage gears gear cog
ensemble group
entree entrance
enveloppe envelope
epee sword
epidemie virus
epice spices
escalier stairs
escargot snail
esclave manacles chained
espace space rocket planet
essence gas
etoile star
europe european flag
explorateur caravel compass
explosion explosion
extraterrestre alien
fantome ghost
farine flour
faucille sickle
fauteuil armchair
femme female
fenetre window
fer iron
ferme farm barn
fete party firework
feu fire flame campfire
feuille leaf
film film
fille female
fleche arrow
fleur flower
fleuve river
flute flute
foot soccer football
football soccer football
foret forest
forge anvil
forteresse fort castle
fossile fossil ammonite
foudre lightning
fourchette fork
fourmi ant
fourneau furnace stove
fraise strawberry
france france
frigo fridge
froid cold snowflake
fromage cheese
fruit fruit apple
fumee smoke smoking
fusee rocket
fusil rifle musket
galaxie galaxy
gant glove
garage garage
gateau cake
gaulois gauls
geant giant
general rank medal
genetique dna
genou knee
girafe giraffe
glace ice
gladiateur gladius
globe globe
goutte drop
gouvernement capitol
grain grain
graine seeds
grenouille frog
grotte cave
grue crane
guerre war crossed swords
guillotine guillotine
guitare guitar
hache axe
helicoptere helicopter
herbe grass
herisson hedgehog
heure clock hourglass
hibou owl
hiver snowflake winter
homme man person
hopital hospital
horloge clock
huile oil
huitre oyster
ile island
imprimerie printing press
incendie fire burning
indien indian
industrie factory
inondation flood
insecte bug insect
instrument guitar violin
internet world network
invention bulb gears
ivoire ivory
jambe leg
jardin gardening flower
jeu dice pawn
jouet toy teddy
journal newspaper
juge gavel
jumelles binoculars
jupe skirt
jus juice
justice justice scales
kangourou kangaroo
lac lake
laine wool sheep
lait milk
lame blade
lampe lamp lantern
langue tongue
lapin rabbit
larme tear
laser laser
laurier laurels
legume carrot cabbage
lettre letter envelope
levier lever
levre lips
lezard lizard
liberte liberty
licorne unicorn
lion lion
lit bed
litterature book quill
livre book
locomotive steam locomotive
loi law scroll
longue telescope
loup wolf
loupe magnifying
lumiere light
lune moon
lunettes glasses
lutte wrestling
machine machine
main hand
mairie capitol
mais corn
maison house home
maladie virus
mammouth mammoth
manchot penguin
manteau coat
marche walking market
marin sailor anchor
marionnette puppet
marteau hammer
masque mask
mathematiques abacus
medaille medal
medecin doctor stethoscope
medecine medical health
meduse jellyfish
melon melon
mer sea wave
message envelope
metal metal ingot
meteore meteor
metre ruler tape
metro subway
meuble chair armchair
micro microphone
microbe virus
microscope microscope
miel honey
mine mine mining
miroir mirror
missile missile
mode dress
moine monk
molecule molecule
momie mummy
monde world globe earth
monnaie coins
montagne mountain
montgolfiere balloon
montre watch clock
monument arch obelisk
mort skull death
mosquee minaret
moteur engine
moto motorcycle
mouche fly
moulin windmill
mousquetaire musket
mouton sheep
moyen medieval
mur wall
muscle biceps
musee museum
musique music musical note
naissance baby
nature leaf tree
navette shuttle space
navire ship galleon
neige snowflake
nez nose
noel gift
noeud knot
noix nut
nourriture meal food
noyau atom
nuage cloud
nucleaire nuclear
nuit night
objectif camera lens
oeil eye
oeuf egg
oie goose
oignon onion
oiseau bird
olive olive
olympique laurels discobolus
ombre shadow
onde wave
opera theater singer
or gold
orage lightning storm
orange orange
ordinateur computer laptop
oreille ear
orgue organ
os bone
ouragan tornado hurricane
ours bear
outil hammer wrench
ouvrier miner
paille straw
pain bread
paix peace dove
palais palace
palmier palm
panier basket
pansement bandage
pantalon trousers
pape pope
papier paper
papillon butterfly
papyrus papyrus
parachute parachute
parapluie umbrella
parfum perfume
parlement congress
passeport passport
pate noodles
patin skate
patte paw
pays flag
peche fishing peach
peigne comb
peintre palette paint
peinture paint palette
pelle spade shovel
perle pearl
perroquet parrot
perspective perspective
petrole oil
peuple crowd group
phare lighthouse
pharaon pharaoh
pharmacie pills mortar
philosophie thinker
photo camera photo
photographie camera
physique atom
piano piano
pied foot
pierre stone rock
pile battery
pilule pill
pinceau brush
pingouin penguin
pipe pipe
pirate pirate
piscine pool
pistolet pistol gun
planete planet
plante plant
plage beach
pluie rain
plume feather quill
pneu tire
poele pan
poesie quill
poids weight
poing fist
poire pear
poison poison
poisson fish
police police
pomme apple
pompe pump
pompier fire extinguisher
pont bridge
population crowd
port harbor
porte door gate
poste mailbox post
potion potion
poterie pottery amphora vase
poule chicken
poulet chicken
poulpe octopus
poupee doll
prehistoire caveman mammoth
premier first
presse newspaper
president podium
pretre prayer
prince crown
princesse crown
prison prison cage
proces gavel
puce microchip
puits well
pyramide pyramid
radio radio
rail railway
raisin grapes
rame oar
rat rat
rayon rays
recette cooking
refrigerateur fridge
reine queen crown
religion prayer
renard fox
requin shark
reseau network
ressort spring
restaurant meal
reveil alarm clock
revolution guillotine fist
rhinoceros rhinoceros
riviere river
riz rice
robe dress
robinet tap
robot robot
roche rock
roi king crown
romain roman
rose rose
roue wheel
route road
royaume castle crown
ruban ribbon
ruche beehive
sable sand
sablier hourglass
sabre saber
sac bag
sang blood
sanglier boar
sapin pine
satellite satellite
sauce ketchup
saucisse sausage
saumon fish salmon
saut jumping
savon soap
scie saw
science microscope chemical atom
scorpion scorpion
sculpture statue
seau bucket
sel salt
serpent snake
serrure lock keyhole
siege throne siege
signal signal
singe monkey
sirene mermaid
ski ski
soie silk
soldat soldier
soleil sun
son sound speaker
sorcier wizard
sorciere witch
source fountain
souris mouse
sous submarine
spectacle theater
sport runner
squelette skeleton
stade arena
statue statue
stylo pen fountain
sucre sugar
tableau easel mona
table table
tambour drum
tapis carpet
tarte pie
tasse cup mug
taureau bull
taxi car
telegraphe morse
telephone phone telephone
telescope telescope
television tv
temperature thermometer
tempete storm
temple temple
temps clock hourglass
tennis tennis
tente tent
terre earth
tete head
the teapot tea
theatre theater drama masks
tigre tiger
timbre stamp
tissu cloth
toile cobweb easel
toilette toilet
toit roof
tomate tomato
tombe tomb grave
tonneau barrel
tonnerre thunder
torche torch
tornade tornado
tortue turtle
tour tower eiffel
tournesol sunflower
tracteur tractor
train train locomotive
traite scroll
travail miner anvil
treillis fence
tremblement earth crack
tresor treasure
triangle triangle
trompette trumpet
trone throne
tunnel tunnel
univers galaxy
universite graduate
usine factory
vaccin syringe
vache cow
vaisselle plate
valise suitcase
vampire vampire
vapeur steam
vase vase
velo bike bicycle
vent wind
ventilateur fan
ver worm
verre glass
vetement shirt clothes
viande meat
victoire trophy laurels
vie life
vigne grapes
viking viking drakkar
village village
ville city
vin wine
violon violin
virus virus
vis screw
visage face
vitesse speedometer
vitrail stained
voile sailboat
voiture car
vol wing
volcan volcano
vote vote ballot
voyage journey suitcase
yeux eyes
zebre zebra
)";
}

}  // namespace frise::server
